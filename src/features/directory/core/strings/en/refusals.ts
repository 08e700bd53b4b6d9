export const sentences = {
  unknownCursor: 'This page of the list doesn’t exist. Start from the beginning.',
  wordsTooLong: 'Use fewer words. A search can have up to 200 characters.',
} as const;
