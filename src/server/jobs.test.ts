import { pino } from 'pino';
import { afterAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { TRIED_DAYS } from '#kernel/retention.ts';
import { endLeases } from '#testing/end-leases.ts';
import { testHost } from '#testing/host.ts';
import { readableLog } from '#testing/readable-log.ts';
import { jobQueue, MOST_TRIES, RETRY_WAIT } from './job-queue.ts';
import { type Job, startJobs } from './jobs.ts';

const { connection, db, pool, tools } = await testHost({ connections: 10 });
const database = { connection, db, pool, close: async () => undefined };
const silent = { ...tools, log: pino({ level: 'silent' }) };
const often = { pollMs: 20, beatMs: 50 };

const done: unknown[] = [];
const note: Job = { name: 'note', run: async (payload) => void done.push(payload) };
const worker = await startJobs(database, [note], silent, often);
afterAll(() => worker.stop());

const startAnother = async (kinds: Job[], log = silent.log, terms = {}) => {
  const other = await startJobs(database, kinds, { ...tools, log }, { ...often, ...terms });
  onTestFinished(() => other.stop());
  return other;
};

interface Row {
  attempts: number;
  isLocked: boolean;
  hasFailed: boolean;
  lastError: string | null;
}

const rowsOf = async (name: string): Promise<Row[]> => {
  const { rows } = await pool.query<Row>(
    `select attempts, locked_by is not null as "isLocked", failed_at is not null as "hasFailed", last_error as "lastError"
     from jobs where name = $1`,
    [name],
  );
  return rows;
};
const bringForward = (name: string) => pool.query('update jobs set run_at = now() where name = $1', [name]);

/** A job that fails as often as is said, and then not. */
const failing = (name: string, times: number) => {
  let tries = 0;
  const run = async () => {
    tries += 1;
    if (tries <= times) throw new Error(`try ${tries} of ${name}`);
  };
  return { job: { name, run }, tries: () => tries };
};

/** A job that runs until it is let go. */
const waiting = (name: string) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  let begun = 0;
  const run = () => {
    begun += 1;
    return promise;
  };
  return { job: { name, run }, begun: () => begun, letGo: resolve };
};

describe('a job', () => {
  test('runs once its transaction has committed', async () => {
    await db.transaction((transaction) => jobQueue.add(transaction, 'note', { of: 'commit' }));
    await expect.poll(() => done).toContainEqual({ of: 'commit' });
  });

  test('of a transaction that was undone never runs', async () => {
    const undone = db.transaction(async (transaction) => {
      await jobQueue.add(transaction, 'note', { of: 'rollback' });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await jobQueue.add(db, 'note', { of: 'later' });
    await expect.poll(() => done).toContainEqual({ of: 'later' });
    expect(done).not.toContainEqual({ of: 'rollback' });
  });

  test('of a kind that this instance does not know is left to one that does', async () => {
    await jobQueue.add(db, 'of a newer version', {});
    await jobQueue.add(db, 'note', { of: 'beside' });
    await expect.poll(() => done).toContainEqual({ of: 'beside' });
    expect(await rowsOf('of a newer version')).toMatchObject([{ attempts: 0, isLocked: false }]);
  });

  test('that is added again under its key is one, with what was said last', async () => {
    await jobQueue.add(db, 'keyed', { of: 'first' }, { key: 'k', inSeconds: 60 });
    await jobQueue.add(db, 'keyed', { of: 'second' }, { key: 'k', inSeconds: 90 });
    const { rows } = await pool.query(
      `select payload, round(extract(epoch from run_at - created_at)) = 90 as "waits" from jobs where name = 'keyed'`,
    );
    expect(rows).toEqual([{ payload: { of: 'second' }, waits: true }]);
    await jobQueue.cancel(db, 'k');
    expect(await rowsOf('keyed')).toEqual([]);
  });

  test('that many add at once under one key is one', async () => {
    const add = (_: unknown, count: number) =>
      db.transaction((transaction) =>
        jobQueue.add(transaction, 'raced', { count }, { key: 'raced', inSeconds: 60 }),
      );
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await rowsOf('raced')).toHaveLength(1);
  });

  test('that is added again while it runs runs once more, and the first run takes nothing of it away', async () => {
    const first = waiting('renewed');
    const other = await startAnother([first.job]);
    await jobQueue.add(db, 'renewed', {}, { key: 'r' });
    await expect.poll(first.begun).toBe(1);
    await jobQueue.add(db, 'renewed', {}, { key: 'r', inSeconds: 60 });
    first.letGo();
    await other.stop();
    expect(await rowsOf('renewed')).toMatchObject([{ attempts: 0, isLocked: false, hasFailed: false }]);
  });

  test('that is taken back while it runs is not tried again', async () => {
    const { promise, reject } = Promise.withResolvers<void>();
    let begun = 0;
    const run = () => {
      begun += 1;
      return promise;
    };
    const other = await startAnother([{ name: 'taken back', run }]);
    await jobQueue.add(db, 'taken back', {}, { key: 't' });
    await expect.poll(() => begun).toBe(1);
    await jobQueue.cancel(db, 't');
    reject(new Error('too late'));
    await other.stop();
    expect(await rowsOf('taken back')).toEqual([]);
  });
});

describe('a job that fails', () => {
  test('waits for its next try, and is gone once it is done', async () => {
    const { job, tries } = failing('stumble', 1);
    await startAnother([job]);
    await jobQueue.add(db, 'stumble', {});
    await expect
      .poll(() => rowsOf('stumble'))
      .toMatchObject([{ attempts: 1, isLocked: false, hasFailed: false, lastError: 'try 1 of stumble' }]);
    await bringForward('stumble');
    await expect.poll(() => rowsOf('stumble')).toEqual([]);
    expect(tries()).toBe(2);
  });

  test('is tried for three days, first after seconds and then each hour', async () => {
    const { rows } = await pool.query(
      `select extract(epoch from sum(${RETRY_WAIT}))::float8 / 3600 as hours,
        extract(epoch from min(${RETRY_WAIT}))::float8 as first, extract(epoch from max(${RETRY_WAIT}))::float8 as last
       from generate_series(1, $1 - 1) as attempts`,
      [MOST_TRIES],
    );
    expect(rows[0].hours).toBeGreaterThanOrEqual(TRIED_DAYS * 24);
    expect(rows[0].hours).toBeLessThan(TRIED_DAYS * 24 + 1);
    expect(rows[0].first).toBeLessThan(5);
    expect(rows[0].last).toBe(3600);
  });

  test('is a warning as long as there is another try, then an error, and stays with what it was told', async () => {
    const { log, lines } = readableLog();
    const { job } = failing('warned', 9);
    const other = await startAnother([job], log);
    const levelOf = (text: string) =>
      lines.map((line) => JSON.parse(line)).find(({ msg }) => msg.includes(text))?.level;
    await jobQueue.add(db, 'warned', {});
    await expect.poll(() => levelOf('failed at try 1')).toBe(log.levels.values['warn']);
    await pool.query(`update jobs set max_attempts = 2 where name = 'warned'`);
    await bringForward('warned');
    await expect.poll(() => levelOf('given up after try 2')).toBe(log.levels.values['error']);
    expect(await rowsOf('warned')).toMatchObject([
      { attempts: 2, hasFailed: true, lastError: 'try 2 of warned' },
    ]);
    expect(other.failedTries.get('warned')).toBe(2);
  });

  test('because the database was away is tried again in seconds, however often that is', async () => {
    const away: Job = {
      name: 'away',
      run: () => Promise.reject(new Error('Connection terminated unexpectedly')),
    };
    const own = await startAnother([away]);
    await jobQueue.add(db, 'away', {});
    const isSoon = async () =>
      (
        await pool.query(
          `select attempts, run_at < now() + interval '4 s' as "isSoon" from jobs where name = 'away' and last_error <> ''`,
        )
      ).rows;
    for (const tries of [1, 2, 3]) {
      await expect.poll(() => own.failedTries.get('away')).toBe(tries);
      await expect.poll(isSoon).toEqual([{ attempts: 0, isSoon: true }]);
      await bringForward('away');
    }
  });

  test('with a code in it is given up once its next try would come too late', async () => {
    const { job } = failing('code', 9);
    await startAnother([job]);
    await jobQueue.add(db, 'code', {}, { validSeconds: 1 });
    await expect.poll(() => rowsOf('code')).toMatchObject([{ hasFailed: true }]);
  });

  test('tells nothing of what was to be stored', async () => {
    const stores: Job = {
      name: 'stores',
      run: async () => void (await pool.query(`select 'a secret'::integer`)),
    };
    await startAnother([stores]);
    await jobQueue.add(db, 'stores', {});
    await expect.poll(() => rowsOf('stores')).toMatchObject([{ lastError: 'The database answered 22P02' }]);
  });
});

test('what is not valid any more is not begun', async () => {
  await jobQueue.add(db, 'note', { of: 'an old code' }, { validSeconds: -1 });
  await expect
    .poll(() => rowsOf('note'))
    .toMatchObject([{ attempts: 0, hasFailed: true, lastError: 'It was not done while it was valid' }]);
  expect(done).not.toContainEqual({ of: 'an old code' });
});

describe('a worker that is gone', () => {
  /** What a worker leaves behind that is killed in the middle of its job. */
  const leaveLocked = (name: string, { attempts = 1 } = {}) =>
    pool.query(
      `update jobs set locked_by = gen_random_uuid(), locked_until = now() + interval '30 s', attempts = $2 where name = $1`,
      [name, attempts],
    );

  test('loses its job to others once it has been silent for as long as it may be, and not before', async () => {
    await jobQueue.add(db, 'orphan', {});
    await leaveLocked('orphan');
    const { job, tries } = failing('orphan', 0);
    await startAnother([job, note]);
    await jobQueue.add(db, 'note', { of: 'meanwhile' });
    await expect.poll(() => done).toContainEqual({ of: 'meanwhile' });
    expect(await rowsOf('orphan')).toMatchObject([{ isLocked: true }]);
    await endLeases(pool);
    await expect.poll(() => rowsOf('orphan')).toMatchObject([{ isLocked: false }]);
    await bringForward('orphan');
    await expect.poll(tries).toBe(1);
    await expect.poll(() => rowsOf('orphan')).toEqual([]);
  });

  test('in its last try has its job given up', async () => {
    await jobQueue.add(db, 'cut', {});
    await leaveLocked('cut', { attempts: MOST_TRIES });
    await endLeases(pool);
    await expect
      .poll(() => rowsOf('cut'))
      .toMatchObject([{ isLocked: false, hasFailed: true, lastError: 'The process that did it was gone' }]);
  });
});

describe('a worker that lives', () => {
  test('keeps a job that takes long', async () => {
    const slow = waiting('slow');
    const own = await startAnother([slow.job]);
    await jobQueue.add(db, 'slow', {});
    await expect.poll(slow.begun).toBe(1);
    await pool.query(`update jobs set locked_until = now() + interval '1 s' where name = 'slow'`);
    const lease = async () =>
      (
        await pool.query(
          `select locked_until > now() + interval '20 s' as "isLong" from jobs where name = 'slow'`,
        )
      ).rows;
    await expect.poll(lease).toEqual([{ isLong: true }]);
    slow.letGo();
    await own.stop();
    expect(await rowsOf('slow')).toEqual([]);
  });

  test('tells what it has done as soon as the database takes it again, and does it once', async () => {
    let hasFailed = false;
    const query = async (statement: string, values: unknown[]) => {
      if (!hasFailed && statement.startsWith('delete from jobs where id')) {
        hasFailed = true;
        throw new Error('Connection terminated unexpectedly');
      }
      return pool.query(statement, values);
    };
    const { job, tries } = failing('sent once', 0);
    const cut = { ...database, pool: { query } as unknown as typeof pool };
    const own = await startJobs(cut, [job], silent, often);
    onTestFinished(() => own.stop());
    await jobQueue.add(db, 'sent once', {});
    await expect.poll(() => hasFailed).toBe(true);
    await expect.poll(() => rowsOf('sent once')).toEqual([]);
    expect(tries()).toBe(1);
  });

  test('leaves room beside a server that has fallen silent', async () => {
    const stuck = waiting('stuck');
    await startAnother([stuck.job, { ...note, name: 'beside the stuck' }]);
    for (let count = 0; count < 6; count += 1) await jobQueue.add(db, 'stuck', {});
    await expect.poll(stuck.begun).toBe(3);
    await jobQueue.add(db, 'beside the stuck', { of: 'room' });
    await expect.poll(() => done).toContainEqual({ of: 'room' });
    expect(stuck.begun()).toBe(3);
    stuck.letGo();
  });

  test('waits no longer than it may for a job that hangs: it counts as failed, and its place is free', async () => {
    const { log, lines } = readableLog();
    const hung = waiting('hung');
    const free: Job = { ...note, name: 'after the hung' };
    const own = await startAnother([hung.job, free], log, { longestMs: 200 });
    for (let count = 0; count < 3; count += 1) await jobQueue.add(db, 'hung', {});
    const failed = { attempts: 1, isLocked: false, lastError: 'It was not done within 0.2 seconds' };
    await expect.poll(() => rowsOf('hung')).toMatchObject([failed, failed, failed]);
    expect(own.failedTries.get('hung')).toBe(3);
    expect(lines.join()).toContain('(hung) failed at try 1');
    // All three places of its kind are free again.
    await bringForward('hung');
    await expect.poll(hung.begun).toBe(6);
    await pool.query(`delete from jobs where name = 'hung'`);
    hung.letGo();
  });

  test('gives work that comes round by itself longer', async () => {
    const [round, hung] = [waiting('a long round'), waiting('no round')];
    const kinds = [{ ...round.job, every: '0 0 1 1 *' }, hung.job];
    await startAnother(kinds, silent.log, { longestMs: 1_000 });
    await jobQueue.add(db, 'a long round', {});
    await expect.poll(round.begun).toBe(1);
    await jobQueue.add(db, 'no round', {});
    await expect
      .poll(() => rowsOf('no round'), { timeout: 5_000 })
      .toMatchObject([{ attempts: 1, isLocked: false }]);
    expect(await rowsOf('a long round')).toMatchObject([{ isLocked: true, lastError: null }]);
    hung.letGo();
    round.letGo();
    await expect.poll(() => rowsOf('a long round')).toEqual([]);
  });

  test('says so, and no more once the database takes nothing of it', async () => {
    const broken = { query: () => Promise.reject(new Error('away')) } as unknown as typeof pool;
    const own = await startJobs({ ...database, pool: broken }, [], silent, often);
    onTestFinished(() => own.stop());
    expect(own.isWorking()).toBe(true);
    const later = performance.now() + 61_000;
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
    const isWorking = own.isWorking();
    clock.mockRestore();
    expect(isWorking).toBe(false);
  });
});

describe('work that comes round by itself', () => {
  const each: Job = { name: 'each minute', run: async () => void done.push('round'), every: '* * * * *' };

  test('is begun once by several instances, and made up for after nobody ran', async () => {
    await pool.query(`insert into job_schedule values ('each minute', now() - interval '5 minutes')`);
    await Promise.all([startAnother([each]), startAnother([each])]);
    await expect.poll(() => done).toContain('round');
    const { rows } = await pool.query(
      `select last_at > now() - interval '2 minutes' as "isNow" from job_schedule`,
    );
    expect(rows).toEqual([{ isNow: true }]);
    await expect.poll(() => rowsOf('each minute')).toEqual([]);
    expect(done.filter((one) => one === 'round')).toHaveLength(1);
  });
});
