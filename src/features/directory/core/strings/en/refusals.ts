export const sentences = {
  unknownCursor: 'This page of results doesn’t exist. Start from the first page.',
  wordsTooLong: 'Use fewer words. A search can have up to 200 characters.',
} as const;
