/** Writes only the first letter small, for the middle of a sentence; later German nouns stay as they are. */
export const lowercaseFirstLetter = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);
