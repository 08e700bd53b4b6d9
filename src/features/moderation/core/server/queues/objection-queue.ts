import { and, eq, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { takedowns } from '#features/moderation/core/server/tables.ts';
import { emptyEntryContent, entryDetailsOf } from './entry-details.ts';
import { isInSliceSql, type QueueOrder, queueOrderSql, type QueueReader } from './queue-order.ts';

// It repeats the condition of its partial index (db/migrations/0035) word for word.
export const isObjectionOpenSql = sql`(${takedowns.appealedAt} is not null and ${takedowns.appealDecidedAt} is null)`;

export const objectionTurn: QueueOrder = {
  queue: 'objections',
  since: takedowns.appealedAt,
  id: takedowns.id,
};

/** Returns the text of the content that was taken down. */
const wordsIn = (was: unknown): string | null => {
  const { description, content, reply, words } = (was ?? {}) as Record<string, unknown>;
  const textOf = (value: unknown) => (typeof value === 'string' ? value : null);
  const { name, description: about } = (words ?? {}) as Record<string, unknown>;
  return (
    textOf(description) ??
    textOf(content) ??
    textOf(reply) ??
    ([textOf(name), textOf(about)].filter(Boolean).join(': ') || null)
  );
};

/** Reads owners' objections to takedowns. */
export const readObjections: QueueReader = async (db, slice) => {
  const takers = sql<string | null>`(select t.username from users t where t.id = ${takedowns.takenBy})`;
  const rows = await db
    .select({ row: takedowns, person: { id: users.id, username: users.username }, takenBy: takers })
    .from(takedowns)
    .innerJoin(users, eq(users.id, takedowns.ownerId))
    .where(and(isObjectionOpenSql, isInSliceSql(objectionTurn, slice)))
    .orderBy(queueOrderSql(objectionTurn))
    .limit(slice.limit);
  return rows.map(({ row, person, takenBy }) => ({
    id: row.id,
    since: (row.appealedAt ?? row.takenAt).toISOString(),
    seen: '',
    company: null,
    person,
    ...emptyEntryContent,
    complaint: row.appeal,
    facts: entryDetailsOf({
      takenKind: row.kind,
      takenWords: wordsIn(row.was),
      withheldWhy: row.statement,
      takenBy,
    }),
  }));
};
