import { sentencesOf } from '#kernel/sentences.ts';
import type { en } from './en/accounts.ts';

/** Names a sentence of accounts: `say('emailInvalid')`. */
export const say = sentencesOf<typeof en>('accounts');
