export const sentences = {
  unknownCursor: 'This page of the list doesn’t exist. Start from the beginning.',
  wordsTooLong: 'Search for fewer words: 200 characters at most.',
} as const;
