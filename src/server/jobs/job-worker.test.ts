import { setTimeout } from 'node:timers/promises';
import type { Pool } from 'pg';
import { pino } from 'pino';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { DELIVERY_RETRY_DAYS } from '#kernel/retention.ts';
import { endHeartbeats } from '#testing/end-heartbeats.ts';
import { testHost } from '#testing/host.ts';
import { forgetJobs, hurryJobs, jobsOf } from '#testing/jobs.ts';
import { readableLog } from '#testing/readable-log.ts';
import { JOB_RETRY_OPTIONS, maxRetryDelaySeconds, MAX_JOB_TRIES } from './job-queue.ts';
import { type JobDefinition, startJobWorker } from './job-worker.ts';

vi.setConfig({ testTimeout: 20_000 });
const poll = (value: () => unknown) => expect.poll(value, { timeout: 10_000 });

const { connection, db, pool, services } = await testHost({ connections: 10 });
const database = { connection, db, pool, close: async () => undefined };
const { jobs } = services;
const silent = pino({ level: 'silent' });
const often = { pollSeconds: 0.5, superviseSeconds: 1 };

const done: unknown[] = [];
const noteJob: JobDefinition = { name: 'note', run: async (payload) => void done.push(payload) };

const startWorker = async (
  kinds: JobDefinition[],
  { log = silent, by = pool, longestMs }: { log?: typeof silent; by?: Pool; longestMs?: number } = {},
) => {
  const worker = await startJobWorker(
    { ...database, pool: by },
    kinds,
    { ...services, log },
    { ...often, ...(longestMs && { longestMs }) },
  );
  onTestFinished(() => worker.stop());
  return worker;
};

/** Makes a job that fails this many times, and then succeeds. */
const failing = (name: string, times: number) => {
  let tries = 0;
  const run = async () => {
    tries += 1;
    if (tries <= times) throw new Error(`try ${tries} of ${name}`);
  };
  return { job: { name, run }, tries: () => tries };
};

/** Makes a job that runs until it is released. */
const waiting = (name: string) => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let startCount = 0;
  const run = () => {
    startCount += 1;
    return promise;
  };
  return { job: { name, run }, begun: () => startCount, letGo: resolve, fail: reject };
};

beforeEach(async () => {
  await forgetJobs(pool);
  done.length = 0;
});

describe('a job', () => {
  test('runs once its transaction has committed, within about a second', async () => {
    await startWorker([noteJob]);
    await db.transaction((transaction) => jobs.add(transaction, 'note', { of: 'commit' }));
    await expect.poll(() => done, { timeout: 2_000 }).toEqual([{ of: 'commit' }]);
    await poll(() => jobsOf(pool, 'note')).toEqual([]);
  });

  test('of a transaction that was undone never runs', async () => {
    const undone = db.transaction(async (transaction) => {
      await jobs.add(transaction, 'note', { of: 'rollback' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await jobsOf(pool, 'note')).toEqual([]);
  });

  test('of a kind that this instance does not know is done by one that does', async () => {
    await startWorker([noteJob]);
    await jobs.add(db, 'of a newer version', {});
    await poll(() => jobsOf(pool, 'of a newer version')).toMatchObject([{ attempts: 1, hasFailed: false }]);
    const newer = failing('of a newer version', 0);
    await startWorker([noteJob, newer.job]);
    await poll(async () => {
      await hurryJobs(pool);
      return newer.tries();
    }).toBe(1);
  });

  test('that is added again under its key is one, with what was said last', async () => {
    await jobs.add(db, 'keyed', { of: 'first' }, { key: 'k', inSeconds: 60 });
    await jobs.add(db, 'keyed', { of: 'second' }, { key: 'k', inSeconds: 90 });
    const storedJobs = await jobsOf(pool, 'keyed');
    expect(storedJobs).toMatchObject([{ payload: { of: 'second' } }]);
    expect(storedJobs[0]?.inSeconds).toBeCloseTo(90, 0);
    await jobs.cancel(db, 'k');
    expect(await jobsOf(pool, 'keyed')).toEqual([]);
  });

  test('that many add at once under one key is one', async () => {
    const add = (_: unknown, count: number) =>
      db.transaction((transaction) =>
        jobs.add(transaction, 'raced', { count }, { key: 'raced', inSeconds: 60 }),
      );
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await jobsOf(pool, 'raced')).toHaveLength(1);
  });

  test('that is added again while it runs runs once more, and the first run takes nothing of it away', async () => {
    const first = waiting('renewed');
    const worker = await startWorker([first.job]);
    await jobs.add(db, 'renewed', {}, { key: 'r' });
    await poll(first.begun).toBe(1);
    await jobs.add(db, 'renewed', {}, { key: 'r', inSeconds: 60 });
    first.letGo();
    await worker.stop();
    expect(await jobsOf(pool, 'renewed')).toMatchObject([
      { attempts: 0, isRunning: false, hasFailed: false },
    ]);
  });

  test('that is taken back while it runs is not tried again', async () => {
    const running = waiting('taken back');
    const worker = await startWorker([running.job]);
    await jobs.add(db, 'taken back', {}, { key: 't' });
    await poll(running.begun).toBe(1);
    await jobs.cancel(db, 't');
    running.fail(new Error('too late'));
    await worker.stop();
    expect(await jobsOf(pool, 'taken back')).toEqual([]);
  });
});

describe('a job that fails', () => {
  test('waits for its next try, and is gone once it is done', async () => {
    const { job, tries } = failing('stumble', 1);
    await startWorker([job]);
    await jobs.add(db, 'stumble', {});
    await poll(() => jobsOf(pool, 'stumble')).toMatchObject([
      { attempts: 1, isRunning: false, hasFailed: false, lastError: 'try 1 of stumble' },
    ]);
    await hurryJobs(pool);
    await poll(() => jobsOf(pool, 'stumble')).toEqual([]);
    expect(tries()).toBe(2);
  });

  test('is tried for three days, first after seconds and then each hour', async () => {
    const waits = Array.from({ length: MAX_JOB_TRIES - 1 }, (_, index) => maxRetryDelaySeconds(index + 1));
    const hours = (seconds: number[]) => seconds.reduce((sum, wait) => sum + wait, 0) / 3_600;
    const shortest = waits.map((wait, index) => Math.min(wait, maxRetryDelaySeconds(index)));
    expect(hours(shortest)).toBeGreaterThanOrEqual(DELIVERY_RETRY_DAYS * 24);
    expect(hours(waits)).toBeLessThan(DELIVERY_RETRY_DAYS * 24 + 2);
    expect(waits[0]).toBeLessThanOrEqual(6);
    expect(waits.at(-1)).toBe(3_600);
    // The queue must have got these options.
    await jobs.add(db, 'told', {});
    const { rows } = await pool.query(
      `select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.job where data ->> 'kind' = 'told'`,
    );
    expect(rows).toEqual([
      {
        retry_limit: JOB_RETRY_OPTIONS.retryLimit,
        retry_delay: maxRetryDelaySeconds(1) / 2,
        retry_backoff: true,
        retry_delay_max: 3_600,
      },
    ]);
  });

  test('is a warning as long as there is another try, then an error, and stays with what it was told', async () => {
    const { log, lines } = readableLog();
    const worker = await startWorker([failing('warned', 9).job], { log });
    const levelOf = (text: string) =>
      lines.map((line) => JSON.parse(line)).find(({ msg }) => msg.includes(text))?.level;
    await jobs.add(db, 'warned', {});
    await poll(() => levelOf('failed at try 1')).toBe(log.levels.values['warn']);
    await pool.query(`update pgboss.job set retry_limit = 1`);
    await hurryJobs(pool);
    await poll(() => levelOf('given up after try 2')).toBe(log.levels.values['error']);
    expect(await jobsOf(pool, 'warned')).toMatchObject([
      { attempts: 2, hasFailed: true, lastError: 'try 2 of warned' },
    ]);
    expect(worker.failedTries.get('warned')).toBe(2);
  });

  test('tells nothing of what was to be stored', async () => {
    const run = async () => void (await pool.query(`select 'a secret'::integer`));
    await startWorker([{ name: 'stores', run }]);
    await jobs.add(db, 'stores', {});
    await poll(() => jobsOf(pool, 'stores')).toMatchObject([{ lastError: 'The database answered 22P02' }]);
    expect(JSON.stringify((await pool.query('select output from pgboss.job')).rows)).not.toContain('secret');
  });

  test('with a code in it is given up at the first try that comes too late', async () => {
    const { job, tries } = failing('code', 9);
    await startWorker([job]);
    await jobs.add(db, 'code', {}, { validSeconds: 1 });
    await poll(tries).toBe(1);
    await setTimeout(1_000);
    await hurryJobs(pool);
    await poll(() => jobsOf(pool, 'code')).toMatchObject([{ hasFailed: true }]);
    expect(tries()).toBe(1);
  });
});

test('what is not valid any more is not begun', async () => {
  await startWorker([noteJob]);
  await jobs.add(db, 'note', { of: 'an old code' }, { validSeconds: -1 });
  await poll(() => jobsOf(pool, 'note')).toMatchObject([
    { hasFailed: true, lastError: 'It was not done while it was valid' },
  ]);
  expect(done).toEqual([]);
});

test('what was given up is forgotten after thirty days', async () => {
  await jobs.add(db, 'old', {});
  await jobs.add(db, 'older', {});
  await pool.query(`
    update pgboss.job set state = 'failed', completed_on = now() - interval '29 days' where data ->> 'kind' = 'old';
    update pgboss.job set state = 'failed', completed_on = now() - interval '31 days' where data ->> 'kind' = 'older';
    update pgboss.queue set maintain_on = null`);
  await startWorker([]);
  await poll(() => jobsOf(pool, 'older')).toEqual([]);
  expect(await jobsOf(pool, 'old')).toHaveLength(1);
});

describe('a worker that is gone', () => {
  /** Leaves a job as a worker does that is killed in the middle of it. */
  const leaveRunning = (name: string, { retries = 0 } = {}) =>
    pool.query(
      `update pgboss.job set state = 'active', started_on = now(), heartbeat_on = now(), retry_count = $2
       where data ->> 'kind' = $1`,
      [name, retries],
    );

  test('loses its job to others once it has been silent for as long as it may be, and not before', async () => {
    await jobs.add(db, 'orphan', {});
    await leaveRunning('orphan');
    const { job, tries } = failing('orphan', 0);
    await startWorker([job, noteJob]);
    await jobs.add(db, 'note', { of: 'meanwhile' });
    await poll(() => done).toContainEqual({ of: 'meanwhile' });
    expect(await jobsOf(pool, 'orphan')).toMatchObject([{ isRunning: true }]);
    await endHeartbeats(pool);
    await poll(() => jobsOf(pool, 'orphan')).toMatchObject([{ isRunning: false }]);
    await hurryJobs(pool);
    await poll(tries).toBe(1);
    await poll(() => jobsOf(pool, 'orphan')).toEqual([]);
  });

  test('is waited for less than a minute', () => {
    expect(JOB_RETRY_OPTIONS.heartbeatSeconds).toBeLessThanOrEqual(55);
  });

  test('in its last try has its job given up', async () => {
    await jobs.add(db, 'cut', {});
    await leaveRunning('cut', { retries: MAX_JOB_TRIES - 1 });
    await endHeartbeats(pool);
    await startWorker([noteJob]);
    await poll(() => jobsOf(pool, 'cut')).toMatchObject([
      { isRunning: false, hasFailed: true, lastError: 'job heartbeat timeout' },
    ]);
  });
});

describe('a worker that lives', () => {
  test('keeps a job that takes long', async () => {
    const slow = waiting('slow');
    const worker = await startWorker([slow.job]);
    await jobs.add(db, 'slow', {});
    await poll(slow.begun).toBe(1);
    await pool.query(`update pgboss.job set heartbeat_on = now() - interval '30 s'`);
    const isFresh = async () =>
      (await pool.query(`select heartbeat_on > now() - interval '10 s' as "isFresh" from pgboss.job`)).rows;
    await poll(isFresh).toEqual([{ isFresh: true }]);
    slow.letGo();
    await worker.stop();
    expect(await jobsOf(pool, 'slow')).toEqual([]);
  });

  test('tells what it has done as soon as the database takes it again, and does it once', async () => {
    let hasFailed = false;
    const query = async (text: string, values: unknown[]) => {
      if (!hasFailed && text.includes('DELETE FROM pgboss.job_common')) {
        hasFailed = true;
        throw new Error('Connection terminated unexpectedly');
      }
      return pool.query(text, values);
    };
    const { job, tries } = failing('sent once', 0);
    await startWorker([job], { by: { query } as unknown as Pool });
    await jobs.add(db, 'sent once', {});
    await poll(() => hasFailed).toBe(true);
    await poll(() => jobsOf(pool, 'sent once')).toEqual([]);
    expect(tries()).toBe(1);
  });

  test('does what has gathered one after the other, without waiting for its next look', async () => {
    for (let count = 0; count < 40; count += 1) await jobs.add(db, 'note', { count });
    await startWorker([noteJob]);
    await expect.poll(() => done, { timeout: 3_000 }).toHaveLength(40);
  });

  test('leaves room beside a server that has fallen silent', async () => {
    const stuck = waiting('stuck');
    await startWorker([stuck.job, noteJob]);
    for (let count = 0; count < 6; count += 1) await jobs.add(db, 'stuck', {});
    await poll(stuck.begun).toBe(3);
    await jobs.add(db, 'note', { of: 'room' });
    await poll(() => done).toContainEqual({ of: 'room' });
    expect(stuck.begun()).toBe(3);
    stuck.letGo();
  });

  test('waits no longer than it may for a job that hangs: it counts as failed, and its place is free', async () => {
    const { log, lines } = readableLog();
    const hung = waiting('hung');
    const worker = await startWorker([hung.job], { log, longestMs: 200 });
    for (let count = 0; count < 3; count += 1) await jobs.add(db, 'hung', {});
    const failed = { attempts: 1, isRunning: false, lastError: 'It was not done within 0.2 seconds' };
    await poll(() => jobsOf(pool, 'hung')).toMatchObject([failed, failed, failed]);
    expect(worker.failedTries.get('hung')).toBe(3);
    expect(lines.join()).toContain('(hung) failed at try 1');
    // All three places of its kind must be free again.
    await hurryJobs(pool);
    await poll(hung.begun).toBe(6);
    hung.letGo();
  });

  test('gives work that comes round by itself longer', async () => {
    const [round, hung] = [waiting('a-long-round'), waiting('no round')];
    await startWorker([{ ...round.job, every: '0 0 1 1 *' }, hung.job], { longestMs: 1_000 });
    await jobs.add(db, 'a-long-round', {});
    await poll(round.begun).toBe(1);
    await jobs.add(db, 'no round', {});
    await poll(() => jobsOf(pool, 'no round')).toMatchObject([{ attempts: 1, isRunning: false }]);
    expect(await jobsOf(pool, 'a-long-round')).toMatchObject([{ isRunning: true, lastError: null }]);
    hung.letGo();
    round.letGo();
    await poll(() => jobsOf(pool, 'a-long-round')).toEqual([]);
  });

  test('lives on while the database is away, says so once, and no more that it works', async () => {
    const { log, lines } = readableLog();
    let isAway = false;
    const query = (text: string, values: unknown[]) =>
      isAway ? Promise.reject(new Error('Connection terminated unexpectedly')) : pool.query(text, values);
    const worker = await startWorker([noteJob], { log, by: { query } as unknown as Pool });
    expect(worker.isWorking()).toBe(true);
    isAway = true;
    await poll(() => lines.join()).toContain('Jobs wait');
    await setTimeout(1_500);
    expect(lines.filter((line) => line.includes('Jobs wait'))).toHaveLength(1);
    expect(lines.filter((line) => line.includes('the queue met'))).toEqual([]);
    const later = performance.now() + 61_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    const isWorking = worker.isWorking();
    clock.mockRestore();
    expect(isWorking).toBe(false);
    isAway = false;
    await jobs.add(db, 'note', { of: 'afterwards' });
    await poll(() => done).toContainEqual({ of: 'afterwards' });
    expect(lines.join()).toContain('Jobs go on');
  });
});

describe('work that comes round by itself', () => {
  const everyMinute: JobDefinition = {
    name: 'each-minute',
    run: async () => void done.push('round'),
    every: '* * * * *',
  };

  /** Schedules a job as an earlier start did; the next start checks at once whether it is due. */
  const enter = async (job: JobDefinition) => {
    await pool.query('delete from pgboss.schedule');
    const worker = await startJobWorker(database, [job], { ...services, log: silent }, often);
    await worker.stop();
    await forgetJobs(pool);
    done.length = 0;
    await pool.query('update pgboss.version set cron_on = null');
  };

  test('is begun once by several instances', async () => {
    await enter(everyMinute);
    await Promise.all([startWorker([everyMinute]), startWorker([everyMinute])]);
    await poll(() => done).toEqual(['round']);
    await poll(() => jobsOf(pool, 'each-minute')).toEqual([]);
  });

  test('is made up for after nobody ran, once for what was missed', async () => {
    const yesterday = `30 ${(new Date().getUTCHours() + 22) % 24} * * *`;
    await enter({ ...everyMinute, every: yesterday });
    await pool.query(`update pgboss.schedule set created_on = now() - interval '9 days';
      update pgboss.version set cron_on = now() - interval '3 days'`);
    await startWorker([{ ...everyMinute, every: yesterday }]);
    await poll(() => done).toEqual(['round']);
  });

  test('that waits or runs is not begun a second time', async () => {
    const hung = waiting('each-minute');
    await enter(everyMinute);
    await startWorker([{ ...hung.job, every: '* * * * *' }]);
    await poll(hung.begun).toBe(1);
    const { rowCount } = await pool.query(
      `insert into pgboss.job (name, data, policy, singleton_key)
       values ('rounds', '{"kind": "each-minute", "payload": {}}', 'exclusive', 'each-minute') on conflict do nothing`,
    );
    expect(rowCount).toBe(0);
    hung.letGo();
  });

  test('leaves the schedule when nobody knows it any more, and moves in it', async () => {
    const schedules = async () => (await pool.query('select key, cron from pgboss.schedule')).rows;
    await startWorker([{ ...everyMinute, every: '1 2 * * *' }]);
    await startWorker([{ ...everyMinute, every: '3 4 * * *' }]);
    expect(await schedules()).toEqual([{ key: 'each-minute', cron: '3 4 * * *' }]);
    await startWorker([]);
    expect(await schedules()).toEqual([]);
  });
});
