import { and, not, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { pendingDecisions, setAsideEntries } from '#features/moderation/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

/** What moderators add to an entry is read for all queues alike. */
export type BareQueueEntry = Omit<QueueEntry, 'aside' | 'notes'>;

interface QueueSlice {
  /** One of the queue's ids; 0 means from the start. */
  afterId: number;
  limit: number;
  /** Reads what is set aside instead of what waits. */
  isAside: boolean;
}

/** Reads a queue, longest wait first. */
export type QueueReader = (db: Db, slice: QueueSlice) => Promise<BareQueueEntry[]>;

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

/** The entry is set aside, and has not changed since. */
export const isSetAsideSql = ({ queue, since, id }: QueueOrder): SQL => sql`exists (
  select from ${setAsideEntries} where ${setAsideEntries.queue} = ${queue} and ${setAsideEntries.entryId} = ${id}
    and ${setAsideEntries.until} > (app_now() at time zone 'Europe/Luxembourg')::date
    and ${setAsideEntries.waitsSince} is not distinct from ${since})`;

/** Selects undecided entries that come after the one that was read last. */
export const isInSliceSql = (
  turn: QueueOrder,
  { afterId, isAside }: Pick<QueueSlice, 'afterId' | 'isAside'>,
): SQL | undefined => {
  const { since, id } = turn;
  const isLater =
    afterId === 0
      ? undefined
      : sql`(${since}, ${id}) > (select ${since}, ${id} from ${id.table} where ${id} = ${afterId})`;
  const isSetAside = isSetAsideSql(turn);
  return and(isUndecidedSql(turn), isAside ? isSetAside : not(isSetAside), isLater);
};

export const queueOrderSql = ({ since, id }: QueueOrder): SQL => sql`${since}, ${id}`;
