import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { emptyDatabase } from '#testing/database.ts';
import { columnsNamed, plainRows } from './plain-rows.ts';
import { isDatabaseUnavailable } from './sql-state.ts';
import { readRow, textsOf, unreadReader } from './unread-rows.ts';

const { pool, db } = await emptyDatabase();
const houses = pgTable('houses', {
  id: integer().primaryKey(),
  ownerName: text('owner_name'),
  rooms: jsonb().$type<{ floor: number }[]>().notNull(),
});
await pool.query('CREATE TABLE houses (id integer PRIMARY KEY, owner_name text, rooms jsonb NOT NULL)');
await db.insert(houses).values([
  { id: 1, ownerName: 'Weiss', rooms: [{ floor: 1 }] },
  { id: 2, ownerName: null, rooms: [] },
]);

const statement = db
  .select(columnsNamed({ id: houses.id, ownerName: houses.ownerName, rooms: houses.rooms }))
  .from(houses)
  .where(sql`${houses.id} <= ${sql.placeholder('last')}`)
  .orderBy(houses.id)
  .prepare('some_houses');
const unread = unreadReader(statement);

test('rows read late are those that are read at once', async () => {
  for (const last of [0, 1, 2]) {
    const rows = await unread({ last });
    expect(rows.map(readRow)).toEqual(await plainRows(statement, { last }));
  }
});

test('a row is known again by its texts until one of them is another', async () => {
  const [before] = (await unread({ last: 1 })).map(textsOf);
  expect(before).toEqual(['1', 'Weiss', '[{"floor": 1}]']);
  expect((await unread({ last: 1 })).map(textsOf)).toEqual([before]);
  await pool.query('update houses set owner_name = null where id = 1');
  expect((await unread({ last: 1 })).map(textsOf)).toEqual([['1', undefined, '[{"floor": 1}]']]);
});

test('a connection lost meanwhile is known as one', async () => {
  const asleep = db
    .select(columnsNamed({ id: houses.id, pid: sql<number>`pg_terminate_backend(pg_backend_pid())` }))
    .from(houses)
    .prepare('asleep_unread');
  const error = await unreadReader(asleep)({}).catch((caught: unknown) => caught);
  expect(isDatabaseUnavailable(error)).toBe(true);
});
