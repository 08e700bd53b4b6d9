import * as z from 'zod/mini';
import type { sentences } from '#features/messaging/core/strings/en/messaging.ts';
import { sentencesOf } from '#kernel/sentences.ts';

/** The refusal of every act towards somebody who has blocked whoever acts. */
export const blockedRefusal = {
  status: 403,
  say: sentencesOf<typeof sentences>('messaging')('contactEnded'),
} as const;

/** Who of the reader and the other side has blocked the other; the other’s block goes first, as it is what refuses. */
export const blockedBy = z.nullable(z.enum(['me', 'partner']));

export type BlockedBy = z.output<typeof blockedBy>;
