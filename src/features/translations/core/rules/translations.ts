/** Longer texts are not handed to a service: a description or message of ours is never longer. */
export const LONGEST_TRANSLATED = 5_000;

/** So many texts a person may have translated a day; what has been translated before costs nothing. */
export const TRANSLATIONS_A_DAY = { points: 100, seconds: 86_400 };

/** Of visitors, by their network. */
export const TRANSLATIONS_OF_A_NETWORK = { points: 30, seconds: 86_400 };

/**
 * Characters that a network has translated a day, whoever asks from there: services are paid by them, and accounts
 * cost nothing.
 */
export const CHARACTERS_OF_A_NETWORK = { points: 300_000, seconds: 86_400 };

/** What can be translated. Each is found, as far as it is theirs to read, by the module it is of. */
export const translatedKinds = [
  'message',
  'request',
  'addition',
  'question',
  'answer',
  'company',
  'guarantee',
  'project',
  'title',
  'caption',
  'review',
  'reply',
] as const;

export type TranslatedKind = (typeof translatedKinds)[number];
