import { and, desc, eq, lt } from 'drizzle-orm';
import { listSecurityEvents } from '#features/accounts/core/contract/security-events.ts';
import { handle } from '#server/http/handle.ts';
import { shownSecurityEventColumns } from './security-events.ts';
import { securityEvents } from './tables.ts';

export const securityEventListRoute = handle(listSecurityEvents, async ({ person, query, services }) => {
  const { limit: size } = query;
  const isTheirs = eq(securityEvents.personId, person.id);
  const isOlder = query.cursor === undefined ? undefined : lt(securityEvents.id, query.cursor);
  const [rows, total] = await Promise.all([
    services.db
      .select({ id: securityEvents.id, ...shownSecurityEventColumns(person.id) })
      .from(securityEvents)
      .where(and(isTheirs, isOlder))
      .orderBy(desc(securityEvents.id))
      .limit(size + 1),
    services.db.$count(securityEvents, isTheirs),
  ]);
  const items = rows.slice(0, size).map((row) => ({ ...row, at: row.at.toISOString() }));
  const last = rows.length > size ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null };
});
