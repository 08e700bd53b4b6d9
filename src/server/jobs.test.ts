import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { testHost } from '../testing/host.ts';
import { type Job, jobs, startJobs } from './jobs.ts';

const { connection, db, pool, tools } = await testHost();
const database = { connection, db, pool, close: async () => undefined };

const done: unknown[] = [];
let failures = 0;
const kinds: Job[] = [
  { name: 'note', run: async (payload) => void done.push(payload) },
  {
    name: 'stumble',
    run: async (payload) => {
      failures += 1;
      if (failures === 1) throw new Error('the first try');
      done.push(payload);
    },
  },
];
const runner = await startJobs(database, kinds, { ...tools, log: pino({ level: 'silent' }) });
afterAll(() => runner.stop());

test('a job runs once its transaction has committed', async () => {
  await db.transaction((transaction) => jobs.add(transaction, 'note', { of: 'commit' }));
  await expect.poll(() => done).toContainEqual({ of: 'commit' });
});

test('a job of a transaction that was undone never runs', async () => {
  const undone = db.transaction(async (transaction) => {
    await jobs.add(transaction, 'note', { of: 'rollback' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction((transaction) => jobs.add(transaction, 'note', { of: 'later' }));
  await expect.poll(() => done).toContainEqual({ of: 'later' });
  expect(done).not.toContainEqual({ of: 'rollback' });
});

test('a job that fails is tried again', async () => {
  await jobs.add(db, 'stumble', { of: 'retry' });
  await expect.poll(() => failures, { timeout: 10_000 }).toBe(1);
  // Its next try lies seconds ahead; waiting for it is brought forward, not slept through.
  await expect
    .poll(
      async () =>
        (await pool.query('select count(*)::int as n from graphile_worker.jobs where attempts = 1')).rows[0]
          .n,
    )
    .toBe(1);
  await pool.query(`update graphile_worker._private_jobs set run_at = now()`);
  await jobs.add(db, 'note', { of: 'wake' });
  await expect.poll(() => done, { timeout: 10_000 }).toContainEqual({ of: 'retry' });
});
