import { sentencesOf } from '#kernel/sentences.ts';
import type { sentences } from '#messaging/strings/en/messaging.ts';

/** The refusal of every act towards somebody who has blocked whoever acts. */
export const blocked = {
  status: 403,
  say: sentencesOf<typeof sentences>('messaging')('contactEnded'),
} as const;
