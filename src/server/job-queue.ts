import { sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from './database/db.ts';

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

export const jobQueue: JobQueue = {
  async add(transaction, name, payload, { maxAttempts = 10, inSeconds = 0, key } = {}) {
    await transaction.execute(
      sql`select graphile_worker.add_job(${name}, ${JSON.stringify(payload)}::json, max_attempts => ${maxAttempts},
        run_at => now() + make_interval(secs => ${inSeconds}), job_key => ${key ?? null})`,
    );
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
