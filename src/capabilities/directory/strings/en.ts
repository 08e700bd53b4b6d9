export const en = {
  unknownCursor: 'This page of the list does not exist. Start from its beginning.',
} as const;
