import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import { absenceLog } from './database/absence-log.ts';
import type { Database } from './database/open.ts';
import { isDatabaseAway } from './database/sql-state.ts';
import { errorWord } from './error-in-log.ts';
import { MOST_TRIES, RETRY_WAIT } from './job-queue.ts';
import { isDueWithin, minuteOf, startOfMinute } from './job-times.ts';
import type { Tools } from './tools.ts';
import type { Traces } from './traces/open-traces.ts';

/** A kind of work done outside a request. It survives a restart and is tried again when it fails. */
export interface Job {
  name: string;
  run: (payload: unknown, tools: Tools) => Promise<void>;
  /** A crontab time in UTC, for work that comes round by itself. */
  every?: string;
}

/** What does the jobs of an instance. */
export interface JobWorker {
  /** Whether it looks for jobs, and the database takes what it says. */
  isWorking(): boolean;
  /** How many tries of each kind have failed since the start. */
  failedTries: ReadonlyMap<string, number>;
  /** A job that is running is finished first. */
  stop(): Promise<void>;
}

interface JobWorkerTerms {
  traces?: Pick<Traces, 'watchJob'> | undefined;
  pollMs?: number;
  beatMs?: number;
  longestMs?: number;
}

interface Claimed {
  id: string;
  name: string;
  payload: unknown;
  attempts: number;
  mark: string;
}

/** Most of a job is waiting for a server of somebody else's, and a code should not wait behind it. */
const CONCURRENCY = 4;
/** So a mail server that has fallen silent leaves room for everything else. */
const MOST_OF_A_KIND = 3;
const POLL_MS = 500;
const BEAT_MS = 10_000;
/** A process that is gone does not say any more that it goes on; others take over what it had locked. */
const LEASE = "interval '30 seconds'";
/** All that a job waits for has a shorter patience of its own. */
const LONGEST_RUN_MS = 10 * 60_000;
/** What comes round by itself walks through whole tables. */
const LONGER_FOR_ROUNDS = 6;
const AGAIN_MS = 1_000;
/** What cannot be told the database for so long is done once more. */
const TELL_FOR_MS = 10 * 60_000;
const STALLED_MS = 60_000;
const MINUTES_A_DAY = 24 * 60;

const CLAIM = `
  update jobs set locked_by = gen_random_uuid(), locked_until = now() + ${LEASE}, attempts = attempts + 1
  where id = (
    select id from jobs
    where locked_by is null and failed_at is null and run_at <= now() and name = any($1)
      and (valid_until is null or valid_until > now())
    order by run_at limit 1 for update skip locked)
  returning id, name, payload, attempts, locked_by as mark`;

const DONE = 'delete from jobs where id = $1 and locked_by = $2';

/** It waits for its next try, or has had its last one. */
const GIVE_BACK = `
  locked_by = null, locked_until = null, run_at = now() + ${RETRY_WAIT},
  failed_at = case when attempts >= max_attempts or now() + ${RETRY_WAIT} >= valid_until then now() end`;

const FAILED = `
  update jobs set last_error = $3, attempts = attempts - $4, ${GIVE_BACK} where id = $1 and locked_by = $2
  returning failed_at is not null as "isGivenUp"`;

const RENEW = `
  with renewed as (update jobs set locked_until = now() + ${LEASE} where locked_by = any($1))
  select now() as now`;

const FREE_ABANDONED = `
  update jobs set last_error = coalesce(last_error, 'The process that did it was gone'), ${GIVE_BACK}
  where locked_until < now() and locked_by is not null`;

const END_INVALID = `
  update jobs set failed_at = now(), last_error = coalesce(last_error, 'It was not done while it was valid')
  where valid_until < now() and locked_by is null and failed_at is null`;

// One that is running or waiting for its next try is not begun a second time.
const SCHEDULE = `
  with due as (
    insert into job_schedule (name, last_at) select unnest($1::text[]), $2::timestamptz
    on conflict (name) do update set last_at = excluded.last_at where job_schedule.last_at < excluded.last_at
    returning name)
  insert into jobs (name, payload, key, max_attempts) select name, '{}', 'every ' || name, ${MOST_TRIES} from due
  on conflict (key) where failed_at is null do update set run_at = now() where jobs.locked_by is null`;

/** A pause that can be cut short. */
const napper = () => {
  let waking = new AbortController();
  return {
    nap: (ms: number) => {
      waking = new AbortController();
      return setTimeout(ms, undefined, { signal: waking.signal }).catch(() => undefined);
    },
    wake: () => waking.abort(),
  };
};

/** Nothing ends a handler from outside. One that hangs is waited for no longer, and its try counts as failed. */
const inTime = async (work: Promise<void>, longestMs: number) => {
  const timer = new AbortController();
  const tooLong = setTimeout(longestMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`It was not done within ${longestMs / 1000} seconds`);
  });
  await Promise.race([work, tooLong]).finally(() => timer.abort());
};

/** Says what became of a job until the database takes it: it may be starting anew at the moment. */
const tell = async (pool: Pool, log: FastifyBaseLogger, statement: string, values: unknown[]) => {
  const until = performance.now() + TELL_FOR_MS;
  for (;;) {
    try {
      const { rows } = await pool.query<{ isGivenUp?: boolean }>(statement, values);
      return rows[0];
    } catch (error) {
      if (performance.now() > until) throw error;
      log.warn({ part: 'jobs', err: error }, 'the database does not take what became of a job yet');
      await setTimeout(AGAIN_MS);
    }
  }
};

const lastScheduled = async (pool: Pool, minute: number): Promise<number> => {
  const { rows } = await pool.query<{ at: Date | null }>('select max(last_at) as at from job_schedule');
  const at = rows[0]?.at;
  return at ? Math.max(minuteOf(at), minute - MINUTES_A_DAY) : minute;
};

/** Runs the jobs of the registry until stopped. */
export const startJobs = async (
  { pool }: Database,
  kinds: readonly Job[],
  tools: Tools,
  { traces, pollMs = POLL_MS, beatMs = BEAT_MS, longestMs = LONGEST_RUN_MS }: JobWorkerTerms = {},
): Promise<JobWorker> => {
  const { log } = tools;
  const byName = new Map(kinds.map((job) => [job.name, job]));
  const failedTries = new Map(kinds.map(({ name }) => [name, 0]));
  const running = new Map<string, { name: string; ended: Promise<void> }>();
  const [dispatcher, heart] = [napper(), napper()];
  let isStopping = false;
  let lastBeatAt = performance.now();

  const attempt = async ({ id, name, payload, attempts, mark }: Claimed) => {
    try {
      const job = byName.get(name);
      const run = async () => job?.run(payload, tools);
      const work = traces ? traces.watchJob(name, run) : run();
      await inTime(work, job?.every ? longestMs * LONGER_FOR_ROUNDS : longestMs);
    } catch (error) {
      failedTries.set(name, (failedTries.get(name) ?? 0) + 1);
      // That the database was away is not the job's fault: it is tried again in seconds, as if it had not been begun.
      const uncounted = isDatabaseAway(error) ? 1 : 0;
      const row = await tell(pool, log, FAILED, [id, mark, errorWord(error), uncounted]);
      const entry = { part: 'jobs', job: name, id, attempts, err: error };
      if (row?.isGivenUp) log.error(entry, `Job ${id} (${name}) was given up after try ${attempts}`);
      else log.warn(entry, `Job ${id} (${name}) failed at try ${attempts}`);
      return;
    }
    await tell(pool, log, DONE, [id, mark]);
  };

  const begin = (job: Claimed) => {
    const ended = attempt(job)
      .catch((error: unknown) =>
        log.error({ part: 'jobs', job: job.name, err: error }, 'a job is done once more'),
      )
      .finally(() => {
        running.delete(job.mark);
        dispatcher.wake();
      });
    running.set(job.mark, { name: job.name, ended });
  };

  const claim = async (): Promise<Claimed | undefined> => {
    if (running.size >= CONCURRENCY) return undefined;
    const counts = Map.groupBy(running.values(), ({ name }) => name);
    const free = [...byName.keys()].filter((name) => (counts.get(name)?.length ?? 0) < MOST_OF_A_KIND);
    const { rows } = await pool.query<Claimed>(CLAIM, [free]);
    return rows[0];
  };

  const dispatch = async () => {
    while (!isStopping) {
      // That the database is away is said once, by the heart.
      const job = await claim().catch(() => undefined);
      if (job) begin(job);
      else if (!isStopping) await dispatcher.nap(pollMs);
    }
  };

  let lastMinute: number | undefined;
  /** By the database's clock, so that instances agree. What was missed while nobody ran is made up for, within a day. */
  const schedule = async (now: Date) => {
    const minute = minuteOf(now);
    lastMinute ??= await lastScheduled(pool, minute);
    const after = lastMinute;
    if (minute === after) return;
    const due = kinds
      .filter(({ every }) => every && isDueWithin(every, after, minute))
      .map(({ name }) => name);
    if (due.length > 0) await pool.query(SCHEDULE, [due, startOfMinute(minute)]);
    await pool.query('select bring_old_jobs()');
    lastMinute = minute;
  };

  const absence = absenceLog(log, {
    lost: 'Jobs wait: the database does not take what the worker says',
    back: 'Jobs go on',
  });
  let beatsInARow = 0;
  const beat = async () => {
    const { rows } = await pool.query<{ now: Date }>(RENEW, [[...running.keys()]]);
    lastBeatAt = performance.now();
    beatsInARow += 1;
    // After the database was away others must be able to say first that they go on.
    if (beatsInARow > 1) await pool.query(FREE_ABANDONED);
    await pool.query(END_INVALID);
    if (rows[0] && !isStopping) await schedule(rows[0].now);
    absence.isHere();
  };

  const keepBeating = async () => {
    while (!isStopping || running.size > 0) {
      await beat().catch((error: unknown) => {
        beatsInARow = 0;
        absence.isAway(errorWord(error));
      });
      await heart.nap(beatsInARow === 0 ? Math.min(AGAIN_MS, beatMs) : beatMs);
    }
  };

  const dispatching = dispatch();
  const beating = keepBeating();
  return {
    isWorking: () => performance.now() - lastBeatAt < STALLED_MS,
    failedTries,
    async stop() {
      isStopping = true;
      dispatcher.wake();
      await dispatching;
      await Promise.all([...running.values()].map(({ ended }) => ended));
      heart.wake();
      await beating;
    },
  };
};
