import { sql } from 'drizzle-orm';
import { type Db as BossDb, type ConstructorOptions, PgBoss, type SendOptions } from 'pg-boss';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { namedStatement } from '#server/database/statement.ts';

/** Where work that is to be done later is left. */
export interface JobQueue {
  /** Adds a job in the caller's transaction: it exists exactly if the change that caused it does. */
  add(transaction: Db, name: string, payload: object, options?: JobOptions): Promise<void>;
  /** Takes back a job that is not done yet. One that runs is not tried again. */
  cancel(transaction: Db, key: string): Promise<void>;
}

interface JobOptions {
  /** The earliest it may run. */
  inSeconds?: number;
  /** After that it is no use any more, and is not begun. */
  validSeconds?: number | undefined;
  /** What `cancel` knows it by. Of those with the same key that wait the last one added counts. */
  key?: string;
}

/** What pg-boss keeps of a job. The kinds share a queue, as each queue is looked into by itself. */
export interface JobData {
  kind: string;
  payload: object;
  validSeconds?: number;
}

/** The queues, made by a migration: what is to be done once, and what comes round by itself. */
export const JOB_QUEUE = 'jobs';
export const ROUND_QUEUE = 'rounds';

/** Its tables are made by our migrations, and its instances have no connections of their own. */
export const BOSS_OPTIONS = {
  migrate: false,
  registerInstance: false,
  openTelemetry: { enabled: false },
} satisfies ConstructorOptions;

const DAY = 24 * 60 * 60;
/** All that a job waits for has a shorter patience of its own. */
export const LONGEST_RUN_SECONDS = 10 * 60;
const FIRST_WAIT_SECONDS = 3;
const LONGEST_WAIT_SECONDS = 60 * 60;

/** With these waits the last try comes as many days after the first as `TRIED_DAYS` says; a test reckons it. */
export const MOST_TRIES = 83;

/** How long a job waits at most after so many tries that failed; half as long at least. */
export const longestWait = (tries: number): number =>
  Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** tries);

/** How a job is tried. What was given up stays for a time, so that it can be tried again. */
export const JOB_OPTIONS = {
  retryLimit: MOST_TRIES - 1,
  retryDelay: FIRST_WAIT_SECONDS,
  retryBackoff: true,
  retryDelayMax: LONGEST_WAIT_SECONDS,
  // What a process had begun that is gone is begun anew within a minute. A database that is away for less than that minus
  // the time between two beats lets no other begin what goes on.
  heartbeatSeconds: 50,
  // The worker ends the try of a handler that hangs before that.
  expireInSeconds: LONGEST_RUN_SECONDS + 60,
  // What waits is not forgotten because nobody ran for a while.
  retentionSeconds: 365 * DAY,
  deleteAfterSeconds: RETENTION_DAYS.failedJobs * DAY,
} satisfies SendOptions;

const statements = new Map<string, ReturnType<typeof namedStatement>>();
const statementOf = (text: string) => {
  const statement = statements.get(text) ?? namedStatement(`job_queue_${statements.size}`, text);
  statements.set(text, statement);
  return statement;
};

/** pg-boss on a connection of ours. What it says is one of a few statements, which are planned once a connection. */
const through = (db: Db): BossDb => ({
  executeSql: async (text, values = []) => ({ rows: await statementOf(text)(db, ...values) }),
});

export const openJobQueue = async (db: Db): Promise<JobQueue> => {
  // It is never started: it does nothing but add and take back.
  const boss = new PgBoss({ ...BOSS_OPTIONS, db: through(db) });
  // So it knows the queue, and adding is one statement.
  await boss.findJobs(JOB_QUEUE, { limit: 1 });

  return {
    async add(transaction, kind, payload, { inSeconds = 0, validSeconds, key } = {}) {
      const data: JobData = { kind, payload, ...(validSeconds !== undefined && { validSeconds }) };
      const options = {
        ...JOB_OPTIONS,
        startAfter: inSeconds,
        group: { id: kind },
        db: through(transaction),
      };
      if (key === undefined) await boss.send(JOB_QUEUE, data, options);
      else await boss.upsert(JOB_QUEUE, data, { ...options, singletonKey: key });
    },

    async cancel(transaction, key) {
      const jobs = await boss.findJobs(JOB_QUEUE, { key, db: through(transaction) });
      const ids = jobs.filter(({ state }) => state !== 'failed').map(({ id }) => id);
      if (ids.length > 0) await boss.deleteJob(JOB_QUEUE, ids, { db: through(transaction) });
      // What an instance of the version before has added goes with bring_old_jobs().
      await transaction.execute(sql`delete from jobs where key = ${key} and failed_at is null`);
    },
  };
};
