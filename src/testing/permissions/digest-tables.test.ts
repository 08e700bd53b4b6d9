import { expect, test } from 'vitest';
import { buildUser } from '#demo/builders/user.ts';
import { testDatabase } from '#testing/database.ts';
import { digestTables } from './digest-tables.ts';

const { pool, db } = await testDatabase();

test.each([
  ['added', `insert into service_categories (name) values ('Wells')`],
  ['changed', `update users set full_name = 'Nobody'`],
  ['written over with the same', 'update users set full_name = full_name'],
  ['taken away', 'delete from users'],
])('a row that is %s shows in the digest of its table alone', async (_what, statement) => {
  await buildUser(db);
  const before = await digestTables(pool);
  await pool.query(statement);
  const after = await digestTables(pool);
  const changed = Object.keys(before).filter((table) => before[table] !== after[table]);
  expect(changed).toEqual([statement.includes('service') ? 'public.service_categories' : 'public.users']);
});

test('another database in the same process is asked for its own tables', async () => {
  await pool.query('create table wells (depth integer)');
  const { pool: another } = await testDatabase();
  expect(Object.keys(await digestTables(another))).not.toContain('public.wells');
});
