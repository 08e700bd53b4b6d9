import { DAY_SECONDS } from '#kernel/calendar.ts';

/** Longer texts are not sent to a service: a description or message of ours is never longer. */
export const MAX_TRANSLATED_LENGTH = 5_000;

/** A person may have this many texts translated a day; stored translations are free. */
export const TRANSLATION_RATE_LIMIT = { points: 100, seconds: DAY_SECONDS };

/** Visitors are counted by their network. */
export const NETWORK_TRANSLATION_RATE_LIMIT = { points: 30, seconds: DAY_SECONDS };

/**
 * A network can have this many characters translated a day, by visitors and people together: services are paid by them,
 * and accounts cost nothing.
 */
export const NETWORK_TRANSLATED_CHARACTERS_RATE_LIMIT = { points: 300_000, seconds: DAY_SECONDS };

/** These can be translated. The module that owns a text finds it, as far as the reader may read it. */
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
