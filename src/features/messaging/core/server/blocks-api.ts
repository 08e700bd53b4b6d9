import { and, desc, eq, lt, sql } from 'drizzle-orm';
import { userDisplayNameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import {
  blockPerson,
  listBlocks,
  unblockPerson,
} from '#features/messaging/core/contract/blocks-and-reports.ts';
import { isAnyMessageBetween } from '#features/moderation/client-reports/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { personBlocks } from './tables.ts';

const withNames = (db: Db) =>
  db
    .select({
      id: personBlocks.id,
      userId: personBlocks.blockedId,
      name: sql<string>`coalesce(${companyProfiles.name}, ${userDisplayNameSql})`,
      createdAt: personBlocks.createdAt,
    })
    .from(personBlocks)
    .innerJoin(users, eq(users.id, personBlocks.blockedId))
    .leftJoin(companyProfiles, eq(companyProfiles.userId, personBlocks.blockedId));

const onWire = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

export const blockRoutes: readonly EndpointRoute[] = [
  handle(listBlocks, async ({ query, person, services }) => {
    const { limit } = query;
    const isOwn = eq(personBlocks.userId, person.id);
    const rows = await withNames(services.db)
      .where(and(isOwn, query.cursor === undefined ? undefined : lt(personBlocks.id, query.cursor)))
      .orderBy(desc(personBlocks.id))
      // One row more tells whether there is a next page.
      .limit(limit + 1);
    const items = rows.slice(0, limit).map(onWire);
    const next = rows.length > limit ? String(items.at(-1)?.id) : null;
    return { items, total: await services.db.$count(personBlocks, isOwn), next };
  }),

  handle(blockPerson, async ({ body, person, services, refuse }) => {
    if (body.userId === person.id) throw refuse('blockSelf');
    if (!(await isAnyMessageBetween(services.db, person.id, body.userId))) throw refuse('notInTouch');
    await services.db
      .insert(personBlocks)
      .values({ userId: person.id, blockedId: body.userId })
      .onConflictDoNothing();
    const [row] = await withNames(services.db).where(
      and(eq(personBlocks.userId, person.id), eq(personBlocks.blockedId, body.userId)),
    );
    if (!row) throw new Error('A block was not stored');
    return onWire(row);
  }),

  handle(unblockPerson, async ({ params, person, services, refuse }) => {
    const { rowCount } = await services.db
      .delete(personBlocks)
      .where(and(eq(personBlocks.userId, person.id), eq(personBlocks.blockedId, params.userId)));
    if (rowCount === 0) throw refuse('notBlocked');
    return {};
  }),
];
