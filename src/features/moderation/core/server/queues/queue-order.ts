import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { pendingDecisions } from '#features/moderation/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** Reads a queue, longest wait first, after one of its ids; 0 means from the start. */
export type QueueReader = (db: Db, slice: { afterId: number; limit: number }) => Promise<QueueEntry[]>;

/** Entries are sorted by how long they wait, then by id. */
export interface QueueOrder {
  queue: QueueName;
  since: SQL | PgColumn;
  id: PgColumn;
}

/** Nobody has decided about the entry: not even a decision that is yet to take effect exists. */
export const isUndecidedSql = ({ queue, id }: Pick<QueueOrder, 'queue' | 'id'>): SQL => sql`not exists (
  select from ${pendingDecisions} where ${pendingDecisions.queue} = ${queue} and ${pendingDecisions.entryId} = ${id}
    and ${pendingDecisions.refusedFor} is null)`;

/** Selects undecided entries that come after the one that was read last. */
export const isAfterEntrySql = (turn: QueueOrder, afterId: number): SQL | undefined => {
  const { since, id } = turn;
  const isLater =
    afterId === 0
      ? undefined
      : sql`(${since}, ${id}) > (select ${since}, ${id} from ${id.table} where ${id} = ${afterId})`;
  return and(isUndecidedSql(turn), isLater);
};

export const queueOrderSql = ({ since, id }: QueueOrder): SQL => sql`${since}, ${id}`;
