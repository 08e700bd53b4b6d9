import type { Pool } from 'pg';

interface CountedJobs {
  waiting: number;
  running: number;
  failed: number;
  oldestSeconds: number;
}

/** Null where the database does not say. */
export const countJobs = async (pool: Pool): Promise<CountedJobs | null> => {
  try {
    const { rows } = await pool.query<CountedJobs>(`
      select count(*) filter (where is_due)::int as waiting,
        count(*) filter (where locked_at is not null)::int as running,
        count(*) filter (where locked_at is null and attempts >= max_attempts)::int as failed,
        coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as "oldestSeconds"
      from (select *, locked_at is null and attempts < max_attempts and run_at <= now() as is_due
        from graphile_worker._private_jobs) jobs`);
    return rows[0] ?? null;
  } catch {
    return null;
  }
};
