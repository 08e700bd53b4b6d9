import { sql } from 'drizzle-orm';
import type { JobDefinition } from './job-worker.ts';

/** Remove this in the release after, with the function, the tables `jobs` and `job_schedule`, and their test. */
export const migrateOldJobsJob: JobDefinition = {
  name: 'bring-old-jobs',
  every: '* * * * *',
  run: async (_, { db }) => {
    await db.execute(sql`select bring_old_jobs()`);
  },
};
