import { sentencesOf } from '#kernel/sentences.ts';
import type { sentences } from './en/accounts.ts';

/** Names a sentence of accounts: `say('emailInvalid')`. */
export const messageKey = sentencesOf<typeof sentences>('accounts');
