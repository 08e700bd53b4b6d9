import { sentencesOf } from '#kernel/sentences.ts';
import type { en } from './en/marketing.ts';

/** Names a sentence of marketing: `say('nameRequired')`. */
export const say = sentencesOf<typeof en>('marketing');
