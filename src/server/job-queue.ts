import { sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from './database/db.ts';
import { namedStatement } from './database/statement.ts';

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
  /** What `cancel` knows it by. Of those with the same key the last one added counts. */
  key?: string;
}

/** With the waits of `RETRY_WAIT` the last try comes as many days after the first as `TRIED_DAYS` says; a test reckons it. */
export const MOST_TRIES = 80;

/** How long a job waits after a try that failed: 3 seconds first, an hour at most. */
export const RETRY_WAIT = 'make_interval(secs => least(3600, exp(least(attempts, 10))))';

const addJob = namedStatement(
  'add_job',
  `insert into jobs (name, payload, max_attempts, run_at, valid_until, key)
  values ($1, $2, $3, now() + make_interval(secs => $4), now() + make_interval(secs => $5), $6)
  on conflict (key) where failed_at is null do update set
    name = excluded.name, payload = excluded.payload, max_attempts = excluded.max_attempts, run_at = excluded.run_at,
    valid_until = excluded.valid_until, created_at = now(), attempts = 0, last_error = null,
    locked_by = null, locked_until = null`,
);

export const jobQueue: JobQueue = {
  async add(transaction, name, payload, { inSeconds = 0, validSeconds, key } = {}) {
    await addJob(
      transaction,
      name,
      JSON.stringify(payload),
      MOST_TRIES,
      inSeconds,
      validSeconds ?? null,
      key ?? null,
    );
  },

  async cancel(transaction, key) {
    await transaction.execute(sql`delete from jobs where key = ${key} and failed_at is null`);
  },
};

/** What is done is gone at once; what failed for good stays for a time, so that it can be tried again. */
export const forgetFailedJobs = (db: Db) =>
  db.execute(
    sql`delete from jobs where failed_at < now() - make_interval(days => ${RETENTION_DAYS.failedJobs})`,
  );
