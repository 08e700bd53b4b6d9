import type { Refusals } from '#kernel/refusal.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import type { sentences } from '#server/strings/en/server.ts';

export const serverMessageKey = createMessageKey<typeof sentences>('server');

/** The host may refuse with these before a handler runs, on any endpoint. */
export const serverRefusals = {
  invalidInput: { status: 400, say: serverMessageKey('invalidInput') },
  unusableKey: { status: 400, say: serverMessageKey('unusableKey') },
  signInFirst: { status: 401, say: serverMessageKey('signInFirst') },
  tokenInvalid: { status: 401, say: serverMessageKey('tokenInvalid') },
  tokenNotAllowed: { status: 403, say: serverMessageKey('tokenNotAllowed') },
  scopeMissing: { status: 403, say: serverMessageKey('scopeMissing') },
  methodNotAllowed: { status: 405, say: serverMessageKey('methodNotAllowed') },
  stepUpNeeded: { status: 403, say: serverMessageKey('stepUpNeeded') },
  wrongPassword: { status: 400, say: serverMessageKey('wrongPassword') },
  clientsOnly: { status: 403, say: serverMessageKey('clientsOnly') },
  companiesOnly: { status: 403, say: serverMessageKey('companiesOnly') },
  ownersOnly: { status: 403, say: serverMessageKey('ownersOnly') },
  managersOnly: { status: 403, say: serverMessageKey('managersOnly') },
  factorMissing: { status: 403, say: serverMessageKey('factorMissing') },
  foreignOrigin: { status: 403, say: serverMessageKey('foreignOrigin') },
  foreignHost: { status: 421, say: serverMessageKey('foreignHost') },
  notFound: { status: 404, say: serverMessageKey('notFound') },
  conflict: { status: 409, say: serverMessageKey('conflict') },
  keyReused: { status: 422, say: serverMessageKey('keyReused') },
  tooMuchAtOnce: { status: 429, say: serverMessageKey('tooMuchAtOnce') },
  storageFull: { status: 413, say: serverMessageKey('storageFull') },
  tooManyRequests: { status: 429, say: serverMessageKey('tooManyRequests') },
  tooManyForHours: { status: 429, say: serverMessageKey('tooManyForHours') },
  tooManyProfiles: { status: 429, say: serverMessageKey('tooManyProfiles') },
  tooManyForDays: { status: 429, say: serverMessageKey('tooManyForDays') },
} as const satisfies Refusals;

/** The code of both is `notAllowed`; the sentence says which kind of account is needed. */
export const notAllowedFor = (access: 'client' | 'company') =>
  access === 'client' ? serverRefusals.clientsOnly : serverRefusals.companiesOnly;
