import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { pendingDecisions } from '#features/moderation/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Reads a queue, longest wait first, from behind one of its ids; 0 stands before the first. */
export type ReadQueue = (db: Db, slice: { afterId: number; limit: number }) => Promise<QueueEntry[]>;

/** Since when its entries wait, and which of two goes first that came at once. */
export interface QueueOrder {
  queue: QueueName;
  since: SQL | PgColumn;
  id: PgColumn;
}

/** Nobody has decided about it: not even a decision that has yet to take effect. */
export const isUndecided = ({ queue, id }: Pick<QueueOrder, 'queue' | 'id'>): SQL => sql`not exists (
  select from ${pendingDecisions} where ${pendingDecisions.queue} = ${queue} and ${pendingDecisions.entryId} = ${id}
    and ${pendingDecisions.refusedFor} is null)`;

/** What nobody has decided about, and waits since later than the one that was read last. */
export const isBehind = (turn: QueueOrder, afterId: number): SQL | undefined => {
  const { since, id } = turn;
  const isLater =
    afterId === 0
      ? undefined
      : sql`(${since}, ${id}) > (select ${since}, ${id} from ${id.table} where ${id} = ${afterId})`;
  return and(isUndecided(turn), isLater);
};

export const inTurn = ({ since, id }: QueueOrder): SQL => sql`${since}, ${id}`;
