import { eq, sql } from 'drizzle-orm';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { emptyDatabase } from '#testing/database.ts';
import { connectOutsidePool } from './connect-outside-pool.ts';
import { isDatabaseUnavailable, sqlStateOf } from './database-errors.ts';
import { inTransaction } from './in-transaction.ts';

const { pool, db, connection } = await emptyDatabase();
const numbers = pgTable('numbers', { id: integer().primaryKey() });
await pool.query('CREATE TABLE numbers (id integer PRIMARY KEY)');

const caught = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

test('the state of an error is found where pg and where drizzle put it', async () => {
  await db.insert(numbers).values({ id: 1 });
  expect(sqlStateOf(await caught(db.insert(numbers).values({ id: 1 })))).toBe('23505');
  expect(sqlStateOf(await caught(pool.query('SELECT 1/0')))).toBe('22012');
  expect(sqlStateOf(new Error('EPIPE'))).toBeUndefined();
});

test('a connection lost inside a transaction fails that one alone', async () => {
  const error = await caught(
    db.transaction(async (tx) => {
      await tx.insert(numbers).values({ id: 2 });
      const { rows } = await tx.execute(sql`SELECT pg_backend_pid() AS pid`);
      await pool.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await tx.execute(sql`SELECT 1`);
    }),
  );
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(await db.select().from(numbers).where(eq(numbers.id, 2))).toEqual([]);
});

test('a connection lost while idle is replaced', async () => {
  await pool.query(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()`);
  await Promise.all(Array.from({ length: 5 }, () => pool.query('SELECT 1')));
});

test('after a refusal to write no connection of before is used again, nor what was out meanwhile', async () => {
  const clients = await Promise.all(Array.from({ length: 5 }, () => pool.connect()));
  // A primary looks like this to its clients once it has become a standby.
  for (const client of clients) await client.query('SET default_transaction_read_only = on');
  const [out, ...idle] = clients;
  for (const client of idle) client.release();
  const write = (id: number) => db.transaction((tx) => tx.insert(numbers).values({ id }));
  expect(sqlStateOf(await caught(write(100)))).toBe('25006');
  const results = await Promise.all(Array.from({ length: 9 }, (_, index) => caught(write(101 + index))));
  expect(results.filter((result) => result instanceof Error)).toEqual([]);
  expect((await out?.query('SELECT 1'))?.rowCount).toBe(1);
  out?.release();
  for (let id = 200; id < 210; id += 1) await write(id);
});

test('nobody listening there counts as unavailable, a wrong statement does not', async () => {
  const nobody = await caught(connectOutsidePool({ host: '/nowhere' }));
  expect(isDatabaseUnavailable(nobody)).toBe(true);
  expect(isDatabaseUnavailable(await caught(pool.query('SELECT nonsense')))).toBe(false);
});

test('every session has its limits, its name and its time zone', async () => {
  const { rows } = await pool.query(`SELECT name, setting FROM pg_settings
    WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout', 'application_name', 'TimeZone')
    ORDER BY name`);
  expect(rows.map(({ setting }) => setting)).toEqual(['UTC', 'giewel', '30000', '5000']);
});

test('statements that do not wait for each other leave in one write', async () => {
  const client = await pool.connect();
  const writes = vi.spyOn(client.connection.stream, '_writev');
  const results = await Promise.all([1, 2, 3].map((n) => client.query('SELECT $1::integer AS n', [n])));
  expect(results.map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  expect(writes).toHaveBeenCalledOnce();
  client.release();
});

test('a transaction of ours is undone when its work fails', async () => {
  const client = await connectOutsidePool(connection);
  const work = inTransaction(client, async () => {
    await client.query('INSERT INTO numbers VALUES (7)');
    throw new Error('after all not');
  });
  await expect(work).rejects.toThrow('after all not');
  expect((await client.query('SELECT * FROM numbers WHERE id = 7')).rows).toEqual([]);
  await client.end();
});
