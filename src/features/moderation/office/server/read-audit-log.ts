import { and, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SecurityEventKind } from '#features/accounts/core/rules/security-events.ts';
import { hasUsernameSql } from '#features/accounts/core/server/index.ts';
import { securityEvents, users } from '#features/accounts/core/server/tables.ts';
import type { AuditLogEntry } from '#features/moderation/office/contract/audit-log.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { MAX_ID } from '#kernel/max-id.ts';
import type { Db } from '#server/database/db.ts';

interface Wanted {
  person?: string | undefined;
  kind?: SecurityEventKind | undefined;
  limit: number;
  cursor?: number | undefined;
}

const isNumber = (words: string) => /^\d{1,10}$/.test(words) && Number(words) <= MAX_ID;

/** Finds people by name or number: an erased person has only the number left. */
const isAbout = async (db: Db, words: string): Promise<SQL | undefined> => {
  const namedUsers = await db.select({ id: users.id }).from(users).where(hasUsernameSql(words));
  const ids = [...namedUsers.map(({ id }) => id), ...(isNumber(words) ? [Number(words)] : [])];
  if (ids.length === 0) return sql`false`;
  return or(inArray(securityEvents.personId, ids), inArray(securityEvents.actorId, ids));
};

export const readAuditLogPage = async (
  db: Db,
  { person, kind, limit: size, cursor }: Wanted,
): Promise<ListPage<AuditLogEntry>> => {
  const actors = alias(users, 'actors');
  const filter = and(person ? await isAbout(db, person) : undefined, kind && eq(securityEvents.kind, kind));
  const [rows, total] = await Promise.all([
    db
      .select({ event: securityEvents, actorName: actors.username, personName: users.username })
      .from(securityEvents)
      .leftJoin(actors, eq(actors.id, securityEvents.actorId))
      .leftJoin(users, eq(users.id, securityEvents.personId))
      .where(and(filter, cursor === undefined ? undefined : lt(securityEvents.id, cursor)))
      .orderBy(desc(securityEvents.id))
      .limit(size + 1),
    db.$count(securityEvents, filter),
  ]);
  const items = rows.slice(0, size).map(({ event, actorName, personName }) => {
    const { actorId, personId, ...rest } = event;
    return {
      ...rest,
      at: event.at.toISOString(),
      actor: actorId === null ? null : { id: actorId, username: actorName },
      person: personId === null ? null : { id: personId, username: personName },
    };
  });
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null };
};
