import type { FastifyBaseLogger } from 'fastify';
import { Logger, parseCronItems, type Runner, run, runMigrations, type TaskList } from 'graphile-worker';
import { LOOK_FOR_ABANDONED_MS, watchForAbandonedJobs } from './abandoned-jobs.ts';
import type { Database } from './database/open.ts';
import { isOfDatabase } from './database/sql-state.ts';
import type { Tools } from './tools.ts';
import type { Traces } from './traces/open-traces.ts';

/** A kind of work done outside a request. It survives a restart and is tried again when it fails. */
export interface Job {
  name: string;
  run: (payload: unknown, tools: Tools) => Promise<void>;
  /** A crontab time in UTC, for work that comes round by itself. */
  every?: string;
}

interface Told {
  job?: { id: string; task_identifier: string; attempts: number; max_attempts: number };
  error?: unknown;
}

const isOneTryOfMany = (job: Told['job']) => job !== undefined && job.attempts < job.max_attempts;

/** A try that failed is a warning as long as there is another. */
const quietLogger = (log: FastifyBaseLogger) =>
  new Logger(() => (level, message, meta?: Told) => {
    const { error, job } = meta ?? {};
    // graphile-worker's message repeats the error's, and that of a database's error what was to be stored.
    const [entry, said] = isOfDatabase(error)
      ? [{ part: 'jobs', err: error }, job ? `Failed task ${job.id} (${job.task_identifier})` : 'jobs failed']
      : [{ part: 'jobs' }, message];
    if (level === 'error' && !isOneTryOfMany(job)) log.error(entry, said);
    else if (level === 'error' || level === 'warning') log.warn(entry, said);
    else log.debug(entry, said);
  });

export const migrateJobs = ({ pool }: Pick<Database, 'pool'>, log: FastifyBaseLogger) =>
  runMigrations({ pgPool: pool, logger: quietLogger(log) });

/** Runs the jobs of the registry until stopped; a job that is running then is finished first. */
export const startJobs = (
  database: Database,
  kinds: readonly Job[],
  tools: Tools,
  traces?: Pick<Traces, 'watchJob'>,
): Promise<Runner> => {
  const runJob = (job: Job) => (payload: unknown) => {
    const run = () => job.run(payload, tools);
    return traces ? traces.watchJob(job.name, run) : run();
  };
  const taskList: TaskList = Object.fromEntries(kinds.map((job) => [job.name, runJob(job)]));
  return run({
    pgPool: database.pool,
    taskList,
    parsedCronItems: parseCronItems(
      kinds.flatMap((job) => (job.every ? [{ task: job.name, match: job.every }] : [])),
    ),
    // Most of a job is waiting for a server of somebody else's, and a code should not wait behind it.
    concurrency: 4,
    noHandleSignals: true,
    minResetLockedInterval: LOOK_FOR_ABANDONED_MS,
    maxResetLockedInterval: LOOK_FOR_ABANDONED_MS,
    events: watchForAbandonedJobs(database.pool, tools.log),
    logger: quietLogger(tools.log),
  });
};
