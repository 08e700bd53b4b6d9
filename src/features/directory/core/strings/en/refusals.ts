export const sentences = {
  unknownCursor: 'This page of the list does not exist. Start from its beginning.',
  wordsTooLong: 'Please look for fewer words: 200 characters at most.',
} as const;
