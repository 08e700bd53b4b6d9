import { and, asc, count, eq, inArray, max } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import type { CaseEvidence, QueueEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import type { Db } from '#server/database/db.ts';
import type { BareQueueEntry } from './queues/queue-order.ts';
import { caseNotes as n, setAsideEntries as a } from './tables.ts';

const readAsides = (db: Db, queue: QueueName, ids: readonly number[]) =>
  db
    .select({ id: a.entryId, by: users.username, until: a.until })
    .from(a)
    .leftJoin(users, eq(users.id, a.moderatorId))
    .where(and(eq(a.queue, queue), inArray(a.entryId, [...ids])));

const countNotes = (db: Db, queue: QueueName, ids: readonly number[]) =>
  db
    .select({ id: n.entryId, notes: count() })
    .from(n)
    .where(and(eq(n.queue, queue), inArray(n.entryId, [...ids])))
    .groupBy(n.entryId);

/** Adds to entries who set them aside until when, and how many notes they have. */
export const addWhatModeratorsAdded = async (
  db: Db,
  queue: QueueName,
  entries: readonly BareQueueEntry[],
  isAside: boolean,
): Promise<QueueEntry[]> => {
  const ids = entries.map(({ id }) => id);
  if (ids.length === 0) return [];
  const [asides, counts] = await Promise.all([
    isAside ? readAsides(db, queue, ids) : [],
    countNotes(db, queue, ids),
  ]);
  const asideOf = new Map(asides.map(({ id, ...aside }) => [id, aside]));
  const notesOf = new Map(counts.map(({ id, notes }) => [id, notes]));
  return entries.map((entry) => ({
    ...entry,
    aside: asideOf.get(entry.id) ?? null,
    notes: notesOf.get(entry.id) ?? 0,
  }));
};

export const readNotes = async (
  db: Db,
  queue: QueueName,
  entryId: number,
): Promise<CaseEvidence['notes']> => {
  const rows = await db
    .select({
      id: n.id,
      by: { id: users.id, username: users.username },
      words: n.words,
      createdAt: n.createdAt,
    })
    .from(n)
    .leftJoin(users, eq(users.id, n.moderatorId))
    .where(and(eq(n.queue, queue), eq(n.entryId, entryId)))
    .orderBy(asc(n.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
};

/** Changes with every note that is written or deleted. */
export const readNotesVersion = async (db: Db): Promise<string> => {
  const [row] = await db.select({ notes: count(), last: max(n.id) }).from(n);
  return `${row?.last ?? 0} ${row?.notes ?? 0}`;
};

/** Deletes what moderators added to an entry: the decision ends it. */
export const forgetCase = async (transaction: Db, queue: QueueName, entryId: number) => {
  for (const added of [a, n])
    await transaction.delete(added).where(and(eq(added.queue, queue), eq(added.entryId, entryId)));
};
