import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Pool } from 'pg';
import {
  type Db as BossDb,
  type JobPollingOptions,
  type JobResult,
  type JobWithMetadata,
  PgBoss,
  type WorkConcurrencyOptions,
} from 'pg-boss';
import type { DatabaseHandle } from '#server/database/open-database.ts';
import { createOutageLog } from '#server/database/outage-log.ts';
import { errorSummaryOf } from '#server/logging/loggable-error.ts';
import type { Services } from '#server/services/services.ts';
import type { RequestTraces } from '#server/traces/start-tracing.ts';
import {
  PG_BOSS_OPTIONS,
  JOB_RETRY_OPTIONS,
  ONE_TIME_QUEUE,
  type JobData,
  JOB_TIMEOUT_SECONDS,
  SCHEDULED_QUEUE,
} from './job-queue.ts';

/** A kind of work outside a request. A job survives a restart and is tried again if it fails. */
export interface JobDefinition {
  name: string;
  run: (payload: unknown, services: Services) => Promise<void>;
  /** A scheduled kind has a crontab time in UTC. */
  every?: string;
}

/** The worker does an instance's jobs. */
export interface JobWorker {
  /** True while it polls for jobs, and the database responds. */
  isWorking(): boolean;
  /** Counts the failed tries of each kind since the start. */
  failedTries: ReadonlyMap<string, number>;
  /** A running job finishes first. */
  stop(): Promise<void>;
}

interface JobWorkerOptions {
  traces?: Pick<RequestTraces, 'watchJob'> | undefined;
  /** Each worker polls for jobs at this interval, half a second at least. */
  pollSeconds?: number;
  /** Jobs of vanished processes are looked for at this interval, a second at least. */
  superviseSeconds?: number;
  longestMs?: number;
}

type Claimed = JobWithMetadata<JobData>;

/** A job mostly waits for somebody else's server, and a code should not wait behind it. */
const CONCURRENCY = 4;
/** A silent mail server must leave room for everything else. */
const MOST_OF_A_KIND = 3;
/** Scheduled work has its own places, because some of it walks through whole tables. */
const ROUNDS_AT_ONCE = 2;
const POLL_SECONDS = 1;
const ROUNDS_POLL_SECONDS = 5;
const SUPERVISE_SECONDS = 3;
const HEARTBEAT_REFRESH_SECONDS = 5;
const HOUR_SECONDS = 60 * 60;
const LONGER_FOR_ROUNDS = 6;
const AGAIN_MS = 1_000;
/** A job whose outcome can't be stored this long runs once more. */
const REPORT_FOR_MS = 10 * 60_000;
const STALLED_MS = 60_000;

/** A handler can't be ended from outside. The worker stops waiting for one that hangs, and its try counts as failed. */
const inTime = async (work: Promise<void>, longestMs: number) => {
  const timer = new AbortController();
  const tooLong = setTimeout(longestMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`It was not done within ${longestMs / 1000} seconds`);
  });
  await Promise.race([work, tooLong]).finally(() => timer.abort());
};

/** Reports a job's outcome until the database accepts it, as it may be restarting. */
const reportUntilStored = async (log: FastifyBaseLogger, report: () => Promise<unknown>) => {
  const until = performance.now() + REPORT_FOR_MS;
  for (;;) {
    try {
      await report();
      return;
    } catch (error) {
      if (performance.now() > until) throw error;
      log.warn({ part: 'jobs', err: error }, 'the database does not take what became of a job yet');
      await setTimeout(AGAIN_MS);
    }
  }
};

/** The database's clock decides: a job that was replaced by its key counts from the first one's creation. */
const isOfNoUse = ({ data, createdOn, startedOn }: Claimed) =>
  data.validSeconds !== undefined && startedOn.getTime() > createdOn.getTime() + data.validSeconds * 1_000;

const absenceSentences = {
  lost: 'Jobs wait: the database does not take what the worker says',
  back: 'Jobs go on',
};

/** Runs pg-boss over our pool. An outage of the database is logged once, not by each worker at each poll. */
const watched = (pool: Pool, log: FastifyBaseLogger) => {
  const absence = createOutageLog(log, absenceSentences);
  let respondedAt = performance.now();
  const executeSql: BossDb['executeSql'] = async (text, values) => {
    try {
      const result = await pool.query(text, values);
      respondedAt = performance.now();
      absence.isHere();
      return result;
    } catch (error) {
      absence.isAway(errorSummaryOf(error));
      throw Object.assign(error as Error, { isSaid: true });
    }
  };
  return { executeSql, silentFor: () => performance.now() - respondedAt };
};

/** Schedules kinds that are new or have another time now, and removes kinds that no longer exist. */
const schedule = async (boss: PgBoss, kinds: readonly JobDefinition[]) => {
  const entered = new Map((await boss.getSchedules(SCHEDULED_QUEUE)).map(({ key, cron }) => [key, cron]));
  for (const { name, every } of kinds) {
    if (!every || entered.get(name) === every) continue;
    const data: JobData = { kind: name, payload: {} };
    const expireInSeconds = JOB_RETRY_OPTIONS.expireInSeconds * LONGER_FOR_ROUNDS;
    // `once`: only the last missed run is made up for. The key lets one wait or run at a time.
    const scheduleOptions = {
      ...JOB_RETRY_OPTIONS,
      expireInSeconds,
      key: name,
      singletonKey: name,
      missed: 'once',
    } as const;
    await boss.schedule(SCHEDULED_QUEUE, every, data, scheduleOptions);
  }
  const scheduledNames = new Set(kinds.filter(({ every }) => every).map(({ name }) => name));
  for (const key of entered.keys()) if (!scheduledNames.has(key)) await boss.unschedule(SCHEDULED_QUEUE, key);
};

export const startJobWorker = async (
  { pool }: DatabaseHandle,
  kinds: readonly JobDefinition[],
  services: Services,
  {
    traces,
    pollSeconds = POLL_SECONDS,
    superviseSeconds = SUPERVISE_SECONDS,
    longestMs = JOB_TIMEOUT_SECONDS * 1_000,
  }: JobWorkerOptions = {},
): Promise<JobWorker> => {
  const { log } = services;
  const byName = new Map(kinds.map((job) => [job.name, job]));
  const failedTries = new Map(kinds.map(({ name }) => [name, 0]));
  const db = watched(pool, log);
  const boss = new PgBoss({
    ...PG_BOSS_OPTIONS,
    db,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    flowIntervalSeconds: HOUR_SECONDS,
  });
  boss.on('error', (error) => {
    // The error may be a copy without its kind.
    if (!('isSaid' in error)) log.error({ part: 'jobs', err: error }, 'the queue met an error');
  });
  boss.on('warning', ({ message, data: about }) => {
    const type = 'type' in about ? about.type : undefined;
    // Metrics with an alert report how much waits.
    if (type !== 'queue_backlog') log.warn({ part: 'jobs', type }, message);
  });

  const perform = async ({ data: { kind, payload } }: Claimed) => {
    const job = byName.get(kind);
    // A kind that a newer version has added waits for an instance of that version.
    if (!job) throw new Error('This version knows no such work');
    const run = async () => job.run(payload, services);
    const work = traces ? traces.watchJob(kind, run) : run();
    await inTime(work, job.every ? longestMs * LONGER_FOR_ROUNDS : longestMs);
  };

  const attempt = async (job: Claimed): Promise<JobResult> => {
    const { id, name: queue, data, retryCount, retryLimit } = job;
    const entry = { part: 'jobs', job: data.kind, id, attempts: retryCount + 1 };
    if (isOfNoUse(job)) {
      log.error(entry, `Job ${id} (${data.kind}) was given up: its time was over`);
      return { id, status: 'deadletter', output: { message: 'It was not done while it was valid' } };
    }
    try {
      await perform(job);
    } catch (error) {
      failedTries.set(data.kind, (failedTries.get(data.kind) ?? 0) + 1);
      // pg-boss would store the whole error, which may contain the data to be stored.
      await reportUntilStored(log, () => boss.fail(queue, job, { message: errorSummaryOf(error) }));
      const failed = { ...entry, err: error };
      if (retryCount < retryLimit)
        log.warn(failed, `Job ${id} (${data.kind}) failed at try ${retryCount + 1}`);
      else log.error(failed, `Job ${id} (${data.kind}) was given up after try ${retryCount + 1}`);
      return { id, status: 'completed' };
    }
    // A finished job is deleted with all its data.
    await reportUntilStored(log, () => boss.deleteJob(queue, job));
    return { id, status: 'completed' };
  };

  const work = async (queue: string, workOptions: WorkConcurrencyOptions & JobPollingOptions) => {
    const ids: string[] = [];
    const wake = () => {
      for (const id of ids) boss.notifyWorker(id);
    };
    const handler = async (jobs: Claimed[]) => {
      // More jobs may wait, and a worker would only look at its next poll.
      const results = await Promise.all(jobs.map(attempt)).finally(wake);
      return results;
    };
    const options = {
      includeMetadata: true,
      // `attempt` has already stored the outcome; pg-boss finds it there.
      perJobResults: true,
      heartbeatRefreshSeconds: HEARTBEAT_REFRESH_SECONDS,
      ...workOptions,
    } as const;
    const workId = await boss.work<JobData, unknown, typeof options>(queue, options, handler);
    ids.push(
      ...boss
        .getWipData()
        .filter((claimed) => claimed.workId === workId)
        .map(({ id }) => id),
    );
  };

  await boss.start();
  await schedule(boss, kinds);
  await work(ONE_TIME_QUEUE, {
    pollingIntervalSeconds: pollSeconds,
    localConcurrency: CONCURRENCY,
    localGroupConcurrency: MOST_OF_A_KIND,
  });
  await work(SCHEDULED_QUEUE, {
    pollingIntervalSeconds: pollSeconds * (ROUNDS_POLL_SECONDS / POLL_SECONDS),
    localConcurrency: ROUNDS_AT_ONCE,
  });

  return {
    isWorking: () => db.silentFor() < STALLED_MS && boss.getWipData().length > 0,
    failedTries,
    stop: () => boss.stop({ timeout: longestMs * LONGER_FOR_ROUNDS }),
  };
};
