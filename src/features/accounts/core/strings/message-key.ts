import { createMessageKey } from '#kernel/sentence-keys.ts';
import type { sentences } from './en/accounts.ts';

/** Names a sentence of accounts: `say('emailInvalid')`. */
export const messageKey = createMessageKey<typeof sentences>('accounts');
