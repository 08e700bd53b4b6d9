import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { runOncePerKey } from '#server/http/idempotency.ts';
import { eventually } from '#testing/eventually.ts';
import { quietLog } from '#testing/quiet-log.ts';
import { makeRunFolder } from '#testing/run-folder.ts';
import { connectOutsidePool } from './connect-outside-pool.ts';
import { isDatabaseUnreachable } from './database-errors.ts';
import { startEmbeddedPostgres } from './embedded/start-embedded-postgres.ts';
import { migrateSchema } from './migrate.ts';
import { openDrizzle } from './open-drizzle.ts';
import { createPool } from './pool.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

// The commits of this server wait for a standby that never comes. It needs its own server, because all of it waits.
const folder = await makeRunFolder();
const server = await startEmbeddedPostgres({ dataDir: folder, log: quietLog });
const admin = await connectOutsidePool(server.connection);
const log = { ...quietLog, warn: vi.fn() };
const pool = createPool(server.connection, log);
const db = openDrizzle(pool);

beforeAll(async () => {
  await migrateSchema(server.connection, resolve('db/migrations'), quietLog);
  await admin.query('create table stones (id integer)');
  await admin.query("alter system set synchronous_standby_names = 'nobody'");
  await admin.query('select pg_reload_conf()');
  await admin.query('set synchronous_commit to local');
  await eventually(async () => {
    const { rows } = await admin.query<{ names: string }>('show synchronous_standby_names');
    expect(rows).toEqual([{ synchronous_standby_names: 'nobody' }]);
  });
});

afterAll(async () => {
  await pool.end();
  await admin.end();
  await server.stop();
  await rm(folder, { recursive: true, force: true });
});

const WAITING = "select pid from pg_stat_activity where wait_event = 'SyncRep'";

/** Cancels the commit's wait, as an administrator does, or a time limit that ends just when the commit begins. */
const cancelTheWait = async () => {
  const pid = await eventually(async () => {
    const { rows } = await admin.query<{ pid: number }>(WAITING);
    expect(rows).toHaveLength(1);
    return rows[0]?.pid;
  });
  await admin.query('select pg_cancel_backend($1)', [pid]);
  await eventually(async () => expect((await admin.query(WAITING)).rows).not.toContainEqual({ pid }));
};

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => 'acknowledged',
    (error: unknown) => error,
  );

const stones = async () => (await admin.query<{ id: number }>('select id from stones order by id')).rows;

const lay = (id: number) =>
  db.transaction((transaction) => transaction.execute(sql`insert into stones values (${id})`));

test('a commit that waits longer than a statement may take is not acknowledged', async () => {
  const hasty = createPool(server.connection, log, { patienceSeconds: 3 });
  await hasty.query('select 1');
  const error = await errorOf(openDrizzle(hasty).execute(sql`insert into stones values (1)`));
  expect(isDatabaseUnreachable(error)).toBe(true);
  await hasty.end();
  // The server goes on waiting, and the stored row is invisible.
  expect(await stones()).toEqual([]);
  await cancelTheWait();
});

test.each([
  ['a transaction', () => lay(2)],
  ['a statement alone', () => pool.query('insert into stones values (2)')],
])('the commit of %s whose wait is cancelled is not acknowledged', async (_, write) => {
  log.warn.mockClear();
  const failure = errorOf(write());
  await cancelTheWait();
  const error = await failure;
  expect(isDatabaseUnreachable(error)).toBe(true);
  expect(error).toMatchObject({ code: '08007' });
  expect(log.warn.mock.calls.flat()).toContain(
    'A commit is on one server alone: its wait for a standby was cancelled.',
  );
  expect(await stones()).toContainEqual({ id: 2 });
  // The next query gets a sound connection.
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('nor is a repeat of it, which finds it there, until a standby has it', async () => {
  const requestContext = { person: null, ip: '::1' } as Parameters<typeof runOncePerKey>[1]['requestContext'];
  const work = vi.fn(async () => ({ id: 7 }));
  const send = () =>
    runOncePerKey('brick', { requestContext, address: '/api/stones', body: {} }, db, { work });
  for (const _ of ['first', 'repeat']) {
    const repeated = errorOf(send());
    await cancelTheWait();
    expect(isDatabaseUnreachable(await repeated)).toBe(true);
  }
  await admin.query('alter system reset synchronous_standby_names');
  await admin.query('select pg_reload_conf()');
  expect(await send()).toEqual({ answer: { id: 7 }, isRepeat: true });
  expect(work).toHaveBeenCalledTimes(1);
});
