import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueueEntry } from '#moderation/contract/moderation.ts';
import type { Db } from '#server/database/db.ts';

/** Reads a queue, longest wait first, from behind one of its ids; 0 stands before the first. */
export type ReadQueue = (db: Db, slice: { after: number; limit: number }) => Promise<QueueEntry[]>;

/** Since when its entries wait, and which of two goes first that came at once. */
export interface Turn {
  since: SQL | PgColumn;
  id: PgColumn;
}

/** What waits since later than the one that was read last. */
export const isBehind = ({ since, id }: Turn, after: number): SQL | undefined =>
  after === 0
    ? undefined
    : sql`(${since}, ${id}) > (select ${since}, ${id} from ${id.table} where ${id} = ${after})`;

export const inTurn = ({ since, id }: Turn): SQL => sql`${since}, ${id}`;
