import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';

const AT_ONCE = 200;

/** Replaces several rows of a shelf's additions and removals by their sum. */
export const sumListingIndexCounts = async (db: Db): Promise<void> => {
  let summed = AT_ONCE;
  while (summed === AT_ONCE) {
    // A concurrent change of a shelf adds a row of its own, which waits for the next run.
    const { rows } = await db.execute<{ shelves: number }>(sql`
      with several as (
        select shelf from company_shelf_counts group by shelf having count(*) > 1 order by shelf limit ${AT_ONCE}
      ), taken as (
        delete from company_shelf_counts where shelf in (select shelf from several) returning shelf, count
      ), sums as (
        insert into company_shelf_counts select shelf, sum(count) from taken group by shelf
      )
      select count(*)::integer as shelves from several`);
    summed = rows[0]?.shelves ?? 0;
  }
};

export const sumListingIndexCountsJob: JobDefinition = {
  name: 'sum-shelf-counts',
  every: '13 * * * *',
  run: (_, { db }) => sumListingIndexCounts(db),
};
