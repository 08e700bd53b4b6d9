import { sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from './database/db.ts';
import { namedStatement } from './database/statement.ts';

/** Where work that is to be done later is left. */
export interface JobQueue {
  /** Adds a job in the caller's transaction: it exists exactly if the change that caused it does. */
  add(transaction: Db, name: string, payload: object, options?: JobOptions): Promise<void>;
  /** Takes back a job that has not run. */
  cancel(transaction: Db, key: string): Promise<void>;
}

interface JobOptions {
  maxAttempts?: number;
  /** The earliest it may run. */
  inSeconds?: number;
  /** What `cancel` knows it by. */
  key?: string;
}

const addNow = namedStatement(
  'add_job',
  `select graphile_worker.add_job($1, $2::json, max_attempts => $3,
    run_at => now() + make_interval(secs => $4), job_key => $5)`,
);

const addForLater = namedStatement(
  'add_job_for_later',
  'select add_job_for_later($1, $2::json, now() + make_interval(secs => $4), $3, $5)',
);

export const jobQueue: JobQueue = {
  async add(transaction, name, payload, { maxAttempts = 10, inSeconds = 0, key } = {}) {
    const addAs = inSeconds > 0 ? addForLater : addNow;
    await addAs(transaction, name, JSON.stringify(payload), maxAttempts, inSeconds, key ?? null);
  },

  async cancel(transaction, key) {
    await transaction.execute(sql`select graphile_worker.remove_job(${key})`);
  },
};

/** What is done is gone at once; what failed for good stays for a time, so that an operator can look at it. */
export const forgetFailedJobs = (db: Db) =>
  db.execute(sql`delete from graphile_worker._private_jobs
    where attempts >= max_attempts and locked_at is null
      and updated_at < now() - make_interval(days => ${RETENTION_DAYS.failedJobs})`);
