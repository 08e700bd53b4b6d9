import { createMessageKey } from '#kernel/sentence-keys.ts';
import type { sentences } from './en/marketing.ts';

/** Names a sentence of marketing: `say('nameRequired')`. */
export const messageKey = createMessageKey<typeof sentences>('marketing');
