import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { emptyDatabase } from '#testing/database.ts';
import { columnsNamed, plainReader } from './plain-rows.ts';
import { isDatabaseUnavailable } from './sql-state.ts';

const { pool, db } = await emptyDatabase();
const houses = pgTable('houses', {
  id: integer().primaryKey(),
  ownerName: text('owner_name'),
  isNew: boolean('is_new').notNull(),
  height: doublePrecision().notNull(),
  rooms: jsonb().$type<{ floor: number }[]>().notNull(),
});
await pool.query(`CREATE TABLE houses (id integer PRIMARY KEY, owner_name text, is_new boolean NOT NULL,
  height double precision NOT NULL, rooms jsonb NOT NULL)`);
await db.insert(houses).values([
  { id: 1, ownerName: 'Weiss', isNew: true, height: 7.5, rooms: [{ floor: 1 }, { floor: 2 }] },
  { id: 2, ownerName: null, isNew: false, height: 12, rooms: [] },
]);

const fields = {
  id: houses.id,
  ownerName: houses.ownerName,
  isNew: houses.isNew,
  height: houses.height,
  rooms: houses.rooms,
  isTall: sql<boolean>`${houses.height} > 10`,
};
const tallest = sql`${houses.height} <= ${sql.placeholder('most')}`;

test('rows are those that drizzle makes', async () => {
  const byDrizzle = db.select(fields).from(houses).where(tallest).orderBy(houses.id).prepare('by_drizzle');
  const plain = plainReader(
    db,
    'plain',
    db.select(columnsNamed(fields)).from(houses).where(tallest).orderBy(houses.id),
  );
  for (const most of [20, 10, 1]) expect(await plain({ most })).toEqual(await byDrizzle.execute({ most }));
  expect(await plain({ most: 10 })).toEqual([
    {
      id: 1,
      ownerName: 'Weiss',
      isNew: true,
      height: 7.5,
      rooms: [{ floor: 1 }, { floor: 2 }],
      isTall: false,
    },
  ]);
});

test('a connection lost meanwhile is known as one', async () => {
  const asleep = plainReader(
    db,
    'asleep',
    db
      .select(columnsNamed({ id: houses.id, pid: sql<number>`pg_terminate_backend(pg_backend_pid())` }))
      .from(houses),
  );
  const error = await asleep({}).catch((caught: unknown) => caught);
  expect(isDatabaseUnavailable(error)).toBe(true);
});
