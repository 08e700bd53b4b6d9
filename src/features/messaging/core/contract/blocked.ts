import * as z from 'zod/mini';
import type { sentences } from '#features/messaging/core/strings/en/messaging.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

/** It refuses every action towards a person who has blocked the one that acts. */
export const blockedRefusal = {
  status: 403,
  say: createMessageKey<typeof sentences>('messaging')('contactEnded'),
} as const;

/** Where both have blocked each other the partner’s block wins, as it is what refuses. */
export const blockedBySchema = z.nullable(z.enum(['me', 'partner']));

export type BlockedBy = z.output<typeof blockedBySchema>;
