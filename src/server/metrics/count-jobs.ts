import type { Pool } from 'pg';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';

interface CountedJobs {
  waiting: number;
  running: number;
  retrying: number;
  failed: number;
  oldestSeconds: number;
  oldestMailSeconds: number;
}

/** Returns null if the database doesn't respond. */
export const countJobs = async (pool: Pool): Promise<CountedJobs | null> => {
  try {
    const { rows } = await pool.query<CountedJobs>(`
      select count(*) filter (where is_due)::int as waiting,
        count(*) filter (where is_running)::int as running,
        count(*) filter (where is_free and attempts > 0)::int as retrying,
        count(*) filter (where failed_at is not null)::int as failed,
        coalesce(extract(epoch from now() - min(run_at) filter (where is_due)), 0)::float8 as "oldestSeconds",
        coalesce(extract(epoch from now() - min(created_at) filter (where failed_at is null and name in ('mail', 'sms'))),
          0)::float8 as "oldestMailSeconds"
      from ${storedJobsSql} jobs, lateral (select failed_at is null and not is_running as is_free) free,
        lateral (select is_free and run_at <= now() as is_due) due`);
    return rows[0] ?? null;
  } catch {
    return null;
  }
};
