import { pino } from 'pino';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { testHost } from '#testing/host.ts';
import { readableLog } from '#testing/readable-log.ts';
import { jobQueue } from './job-queue.ts';
import { type Job, startJobs } from './jobs.ts';

const { connection, db, pool, tools } = await testHost({ connections: 10 });
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
  await db.transaction((transaction) => jobQueue.add(transaction, 'note', { of: 'commit' }));
  await expect.poll(() => done).toContainEqual({ of: 'commit' });
});

test('a job of a transaction that was undone never runs', async () => {
  const undone = db.transaction(async (transaction) => {
    await jobQueue.add(transaction, 'note', { of: 'rollback' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  await db.transaction((transaction) => jobQueue.add(transaction, 'note', { of: 'later' }));
  await expect.poll(() => done).toContainEqual({ of: 'later' });
  expect(done).not.toContainEqual({ of: 'rollback' });
});

test('a job that fails is tried again', async () => {
  await jobQueue.add(db, 'stumble', { of: 'retry' });
  await expect.poll(() => failures).toBe(1);
  // Its next try lies seconds ahead; waiting for it is brought forward, not slept through.
  await expect
    .poll(
      async () =>
        (await pool.query('select count(*)::int as n from graphile_worker.jobs where attempts = 1')).rows[0]
          .n,
    )
    .toBe(1);
  await pool.query(`update graphile_worker._private_jobs set run_at = now()`);
  await jobQueue.add(db, 'note', { of: 'wake' });
  await expect.poll(() => done).toContainEqual({ of: 'retry' });
});

test('a try that failed is a warning, the last one an error', async () => {
  const { log, lines } = readableLog();
  let tries = 0;
  const never: Job = {
    name: 'warned',
    run: async () => {
      tries += 1;
      throw new Error(`try ${tries}`);
    },
  };
  const own = await startJobs(database, [never], { ...tools, log });
  onTestFinished(() => own.stop());
  const levelOf = (text: string) =>
    lines.map((line) => JSON.parse(line)).find(({ msg }) => msg.includes(text))?.level;
  await jobQueue.add(db, 'warned', {}, { maxAttempts: 2 });
  await expect.poll(() => levelOf("'try 1'")).toBe(log.levels.values['warn']);
  await pool.query('update graphile_worker._private_jobs set run_at = now()');
  await jobQueue.add(db, 'note', { of: 'wake again' });
  await expect.poll(() => levelOf("'try 2'")).toBe(log.levels.values['error']);
});

/** What a worker leaves behind that is killed in the middle of its job. */
const leaveLocked = async (name: string, by: string, { attempts = 1 } = {}) => {
  await pool.query(
    `update graphile_worker._private_jobs as jobs set locked_by = $2, locked_at = now(), attempts = $3
     from graphile_worker._private_tasks as tasks where tasks.id = jobs.task_id and tasks.identifier = $1`,
    [name, by, attempts],
  );
};

const namesOfJobs = async () =>
  (await pool.query('select task_identifier as name from graphile_worker.jobs')).rows.map(({ name }) => name);

const startAnother = async (kinds: Job[] = []) => {
  const other = await startJobs(database, kinds, { ...tools, log: pino({ level: 'silent' }) });
  onTestFinished(() => other.stop());
};

test('the job of a worker that was killed is done by the next one that starts', async () => {
  await jobQueue.add(db, 'orphan', {});
  await leaveLocked('orphan', 'pool-killed');
  await startAnother([{ name: 'orphan', run: async () => void done.push('orphan') }]);
  await expect.poll(() => done).toContain('orphan');
});

test('so is that of one whose end the database learns of only later', async () => {
  const dying = await pool.connect();
  const { rows } = await dying.query(
    'select pg_advisory_lock(hashtextextended($1, 0)), pg_backend_pid() as pid',
    ['pool-dying'],
  );
  await jobQueue.add(db, 'late orphan', {});
  await leaveLocked('late orphan', 'pool-dying');
  await startAnother([{ name: 'late orphan', run: async () => void done.push('late orphan') }]);
  // The newcomer has looked once when a job of somebody who is gone already is done.
  await jobQueue.add(db, 'orphan', {});
  await leaveLocked('orphan', 'pool-gone');
  await startAnother([{ name: 'orphan', run: async () => void done.push('orphan of the dying') }]);
  await expect.poll(() => done).toContain('orphan of the dying');
  expect(done).not.toContain('late orphan');
  await pool.query('select pg_terminate_backend($1)', [rows[0].pid]);
  dying.release(true);
  await expect.poll(() => done, { timeout: 15_000 }).toContain('late orphan');
});

test('the job of a worker that lives is left to it', async () => {
  let starts = 0;
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>();
  const slow: Job = {
    name: 'slow',
    run: () => {
      starts += 1;
      return finished;
    },
  };
  const first = await startJobs(database, [slow], { ...tools, log: pino({ level: 'silent' }) });
  await jobQueue.add(db, 'slow', {});
  await expect.poll(() => starts).toBe(1);

  // The newcomer has looked for the dead once the orphan beside the slow job is done.
  await jobQueue.add(db, 'orphan', { of: 'beside' });
  await leaveLocked('orphan', 'pool-killed');
  await startAnother([slow, { name: 'orphan', run: async (payload) => void done.push(payload) }]);
  await expect.poll(() => done).toContainEqual({ of: 'beside' });
  expect(starts).toBe(1);
  finish();
  await first.stop();
});

test('a job that has failed for good does not stay, nor does one whose last try was cut off', async () => {
  let tries = 0;
  const never: Job = {
    name: 'never',
    run: async () => {
      tries += 1;
      throw new Error('never');
    },
  };
  const first = await startJobs(database, [never], { ...tools, log: pino({ level: 'silent' }) });
  await jobQueue.add(db, 'never', { of: 'somebody' }, { maxAttempts: 1 });
  await expect.poll(() => tries).toBe(1);
  await first.stop();
  await jobQueue.add(db, 'cut', { of: 'somebody' }, { maxAttempts: 1 });
  await leaveLocked('cut', 'pool-killed');
  await startAnother([never]);
  await expect.poll(namesOfJobs).toEqual([]);
});
