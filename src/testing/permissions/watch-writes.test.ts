import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testDatabase } from '#testing/database.ts';
import { watchWrites } from './watch-writes.ts';

const { pool, db } = await testDatabase();
const written = await watchWrites(pool);

test.each([
  ['added', `insert into service_categories (name) values ('Wells')`],
  ['changed', `update users set full_name = 'Nobody'`],
  ['written over with the same', 'update users set full_name = full_name'],
  ['taken away', 'delete from users'],
])('a row that is %s is a write to its table alone', async (_what, statement) => {
  await buildUser(db);
  await written();
  await pool.query(statement);
  expect(Object.keys(await written())).toEqual([
    statement.includes('service') ? 'public.service_categories' : 'public.users',
  ]);
  expect(await written()).toEqual({});
});

test('a table that is emptied at once is written to', async () => {
  await pool.query('truncate company_days');
  expect(await written()).toEqual({ 'public.company_days': 1 });
});

test('what is rolled back was not written, and what limits count is not watched', async () => {
  await pool.query(`begin; insert into service_categories (name) values ('Fountains'); rollback`);
  await pool.query('delete from rate_limits');
  expect(await written()).toEqual({});
});
