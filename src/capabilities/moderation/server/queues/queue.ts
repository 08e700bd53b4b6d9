import type { Db } from '../../../../server/database/db.ts';
import type { QueueEntry } from '../../contract.ts';

/** Reads a queue, oldest first, from behind one of its ids. */
export type ReadQueue = (db: Db, slice: { after: number; limit: number }) => Promise<QueueEntry[]>;
