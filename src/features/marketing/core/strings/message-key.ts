import { sentenceKeysOf } from '#kernel/sentence-keys.ts';
import type { sentences } from './en/marketing.ts';

/** Names a sentence of marketing: `say('nameRequired')`. */
export const messageKey = sentenceKeysOf<typeof sentences>('marketing');
