/** 'French, German and English', with the language's own last joint. */
export const listed = (names: readonly string[], and: (before: string, last: string) => string): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : and(names.slice(0, -1).join(', '), last);
};
