import { sql } from 'drizzle-orm';
import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { emptyDatabase } from '#testing/database.ts';
import { columnsNamed, plainReader } from './plain-rows.ts';
import { isDatabaseUnavailable } from './sql-state.ts';
import { readRow, unreadReader } from './unread-rows.ts';

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

const query = db
  .select(columnsNamed({ id: houses.id, ownerName: houses.ownerName, rooms: houses.rooms }))
  .from(houses)
  .where(sql`${houses.id} <= ${sql.placeholder('last')}`)
  .orderBy(houses.id);
const read = plainReader(db, 'some_houses', query);
const unread = unreadReader(db, 'unread_houses', query);

test('rows read late are those that are read at once', async () => {
  for (const last of [0, 1, 2]) {
    const rows = await unread({ last });
    expect(rows.map(readRow)).toEqual(await read({ last }));
  }
});

test('a row is known again by its text until something of it is another', async () => {
  const [before] = await unread({ last: 1 });
  expect(await unread({ last: 1 })).toEqual([before]);
  await pool.query('update houses set owner_name = null where id = 1');
  const [after] = await unread({ last: 1 });
  expect(after).not.toEqual(before);
  expect(after && readRow(after)).toEqual({ id: 1, ownerName: null, rooms: [{ floor: 1 }] });
});

test('a connection lost meanwhile is known as one', async () => {
  const asleep = db
    .select(columnsNamed({ id: houses.id, pid: sql<number>`pg_terminate_backend(pg_backend_pid())` }))
    .from(houses);
  const error = await unreadReader(db, 'asleep_unread', asleep)({}).catch((caught: unknown) => caught);
  expect(isDatabaseUnavailable(error)).toBe(true);
});
