import { sql } from 'drizzle-orm';
import { type Db as BossDb, type ConstructorOptions, PgBoss, type SendOptions } from 'pg-boss';
import { DAY_SECONDS } from '#kernel/calendar.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { createNamedStatement } from '#server/database/prepared-statements.ts';

/** Work for later goes here. */
export interface JobQueue {
  /** Adds a job in the caller's transaction: it exists exactly if the change that caused it does. */
  add(transaction: Db, name: string, payload: object, options?: JobOptions): Promise<void>;
  /** Cancels a job that isn't done yet. A running one isn't tried again. */
  cancel(transaction: Db, key: string): Promise<void>;
}

interface JobOptions {
  /** The job can't run earlier. */
  inSeconds?: number;
  /** After this time the job is of no use, and isn't started. */
  validSeconds?: number | undefined;
  /** `cancel` finds the job by it. Among waiting jobs with the same key, the last one added replaces the others. */
  key?: string;
}

/** pg-boss stores this for a job. All kinds share a queue, because each queue is polled separately. */
export interface JobData {
  kind: string;
  payload: object;
  validSeconds?: number;
}

/** A migration creates the queues: for one-time jobs, and for scheduled ones. */
export const ONE_TIME_QUEUE = 'jobs';
export const SCHEDULED_QUEUE = 'rounds';

/** Our migrations create its tables, and its instances have no connections of their own. */
export const PG_BOSS_OPTIONS = {
  migrate: false,
  registerInstance: false,
  openTelemetry: { enabled: false },
} satisfies ConstructorOptions;

/** Everything that a job waits for has a shorter timeout. */
export const JOB_TIMEOUT_SECONDS = 10 * 60;
const FIRST_WAIT_SECONDS = 3;
const LONGEST_WAIT_SECONDS = 60 * 60;

/** With these waits the last try comes as many days after the first as `DELIVERY_RETRY_DAYS` says; a test calculates it. */
export const MAX_JOB_TRIES = 83;

/** A job waits at most this long after so many failed tries, and at least half as long. */
export const maxRetryDelaySeconds = (tries: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** tries);

/** Jobs are tried with these options. A failed job is retained for a while, so that it can be tried again. */
export const JOB_RETRY_OPTIONS = {
  retryLimit: MAX_JOB_TRIES - 1,
  retryDelay: FIRST_WAIT_SECONDS,
  retryBackoff: true,
  retryDelayMax: LONGEST_WAIT_SECONDS,
  // A vanished process's job starts again within a minute. An outage of the database shorter than that minus the time
  // between two heartbeats can't start a running job twice.
  heartbeatSeconds: 50,
  // The worker ends a hanging handler's try before that.
  expireInSeconds: JOB_TIMEOUT_SECONDS + 60,
  // A waiting job isn't forgotten because no instance ran for a while.
  retentionSeconds: 365 * DAY_SECONDS,
  deleteAfterSeconds: RETENTION_DAYS.failedJobs * DAY_SECONDS,
} satisfies SendOptions;

const statements = new Map<string, ReturnType<typeof createNamedStatement>>();
const statementOf = (text: string) => {
  const statement = statements.get(text) ?? createNamedStatement(`job_queue_${statements.size}`, text);
  statements.set(text, statement);
  return statement;
};

/** Runs pg-boss on our connection. It uses a few statements only, which are planned once per connection. */
const through = (db: Db): BossDb => ({
  executeSql: async (text, values = []) => ({ rows: await statementOf(text)(db, ...values) }),
});

export const openJobQueue = async (db: Db): Promise<JobQueue> => {
  // It is never started: it only adds and cancels.
  const boss = new PgBoss({ ...PG_BOSS_OPTIONS, db: through(db) });
  // It loads the queue once, so that adding takes one statement.
  await boss.findJobs(ONE_TIME_QUEUE, { limit: 1 });

  return {
    async add(transaction, kind, payload, { inSeconds = 0, validSeconds, key } = {}) {
      const data: JobData = { kind, payload, ...(validSeconds !== undefined && { validSeconds }) };
      const options = {
        ...JOB_RETRY_OPTIONS,
        startAfter: inSeconds,
        group: { id: kind },
        db: through(transaction),
      };
      if (key === undefined) await boss.send(ONE_TIME_QUEUE, data, options);
      else await boss.upsert(ONE_TIME_QUEUE, data, { ...options, singletonKey: key });
    },

    async cancel(transaction, key) {
      const jobs = await boss.findJobs(ONE_TIME_QUEUE, { key, db: through(transaction) });
      const ids = jobs.filter(({ state }) => state !== 'failed').map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(ONE_TIME_QUEUE, ids, { db: through(transaction) });
      // Jobs added by an instance of the previous version end with bring_old_jobs().
      await transaction.execute(sql`delete from jobs where key = ${key} and failed_at is null`);
    },
  };
};
