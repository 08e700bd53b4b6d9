import type { Refusals } from '#kernel/refusal.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import type { sentences } from '#server/strings/en/server.ts';

const say = sentencesOf<typeof sentences>('server');

/** What the host may refuse before a handler is asked, on any endpoint. */
export const hostRefusals = {
  invalidInput: { status: 400, say: say('invalidInput') },
  unusableKey: { status: 400, say: say('unusableKey') },
  signInFirst: { status: 401, say: say('signInFirst') },
  stepUpNeeded: { status: 403, say: say('stepUpNeeded') },
  wrongPassword: { status: 400, say: say('wrongPassword') },
  notAllowed: { status: 403, say: say('notAllowed') },
  ownersOnly: { status: 403, say: say('ownersOnly') },
  managersOnly: { status: 403, say: say('managersOnly') },
  factorMissing: { status: 403, say: say('factorMissing') },
  foreignOrigin: { status: 403, say: say('foreignOrigin') },
  foreignHost: { status: 421, say: say('foreignHost') },
  notFound: { status: 404, say: say('notFound') },
  conflict: { status: 409, say: say('conflict') },
  keyReused: { status: 422, say: say('keyReused') },
  tooMuchAtOnce: { status: 429, say: say('tooMuchAtOnce') },
  storageFull: { status: 413, say: say('storageFull') },
  tooManyRequests: { status: 429, say: say('tooManyRequests') },
  tooManyForHours: { status: 429, say: say('tooManyForHours') },
  tooManyProfiles: { status: 429, say: say('tooManyProfiles') },
  tooManyForDays: { status: 429, say: say('tooManyForDays') },
} as const satisfies Refusals;
