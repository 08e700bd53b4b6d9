import { sentencesOf } from '#kernel/sentences.ts';
import type { sentences } from './en/marketing.ts';

/** Names a sentence of marketing: `say('nameRequired')`. */
export const messageKey = sentencesOf<typeof sentences>('marketing');
