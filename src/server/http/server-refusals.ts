import type { Refusals } from '#kernel/refusal.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import type { sentences } from '#server/strings/en/server.ts';

const messageKey = createMessageKey<typeof sentences>('server');

/** The host may refuse with these before a handler runs, on any endpoint. */
export const serverRefusals = {
  invalidInput: { status: 400, say: messageKey('invalidInput') },
  unusableKey: { status: 400, say: messageKey('unusableKey') },
  signInFirst: { status: 401, say: messageKey('signInFirst') },
  tokenInvalid: { status: 401, say: messageKey('tokenInvalid') },
  tokenNotAllowed: { status: 403, say: messageKey('tokenNotAllowed') },
  scopeMissing: { status: 403, say: messageKey('scopeMissing') },
  methodNotAllowed: { status: 405, say: messageKey('methodNotAllowed') },
  stepUpNeeded: { status: 403, say: messageKey('stepUpNeeded') },
  wrongPassword: { status: 400, say: messageKey('wrongPassword') },
  clientsOnly: { status: 403, say: messageKey('clientsOnly') },
  companiesOnly: { status: 403, say: messageKey('companiesOnly') },
  ownersOnly: { status: 403, say: messageKey('ownersOnly') },
  managersOnly: { status: 403, say: messageKey('managersOnly') },
  factorMissing: { status: 403, say: messageKey('factorMissing') },
  foreignOrigin: { status: 403, say: messageKey('foreignOrigin') },
  foreignHost: { status: 421, say: messageKey('foreignHost') },
  notFound: { status: 404, say: messageKey('notFound') },
  conflict: { status: 409, say: messageKey('conflict') },
  keyReused: { status: 422, say: messageKey('keyReused') },
  tooMuchAtOnce: { status: 429, say: messageKey('tooMuchAtOnce') },
  storageFull: { status: 413, say: messageKey('storageFull') },
  tooManyRequests: { status: 429, say: messageKey('tooManyRequests') },
  tooManyForHours: { status: 429, say: messageKey('tooManyForHours') },
  tooManyProfiles: { status: 429, say: messageKey('tooManyProfiles') },
  tooManyForDays: { status: 429, say: messageKey('tooManyForDays') },
} as const satisfies Refusals;

/** The code of both is `notAllowed`; the sentence says which kind of account is needed. */
export const notAllowedFor = (access: 'client' | 'company') =>
  access === 'client' ? serverRefusals.clientsOnly : serverRefusals.companiesOnly;
