import type { Pool } from 'pg';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';

interface StoredJob<Payload> {
  id: string;
  payload: Payload;
  key: string | null;
  attempts: number;
  isRunning: boolean;
  hasFailed: boolean;
  lastError: string | null;
  /** The job may begin so long after it was added. */
  inSeconds: number;
  validSeconds: number | null;
}

/** Returns the jobs of a kind that wait, run or have failed, in the order in which they were added. */
export const jobsOf = async <Payload = object>(pool: Pool, name: string): Promise<StoredJob<Payload>[]> => {
  const { rows } = await pool.query<StoredJob<Payload>>(
    `select id, payload, key, attempts, is_running as "isRunning", failed_at is not null as "hasFailed", last_error as "lastError",
      extract(epoch from run_at - created_at)::float8 as "inSeconds",
      extract(epoch from valid_until - created_at)::float8 as "validSeconds"
     from ${storedJobsSql} jobs where name = $1 order by created_at, place`,
    [name],
  );
  return rows;
};

export const forgetJobs = (pool: Pool) => pool.query('delete from pgboss.job');

/** Makes waiting jobs due, also those between two tries; of all kinds unless one is named. */
export const hurryJobs = (pool: Pool, name: string | null = null) =>
  pool.query(
    `update pgboss.job set start_after = now() where state < 'active' and ($1::text is null or data ->> 'kind' = $1)`,
    [name],
  );
