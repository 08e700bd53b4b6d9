import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { Db } from '#server/database/db.ts';

/** Reads a queue, oldest first, from behind one of its ids. */
export type ReadQueue = (db: Db, slice: { after: number; limit: number }) => Promise<QueueEntry[]>;
