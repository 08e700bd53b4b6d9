import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';

/** Each statement checks this many, so that none takes long. */
const AT_ONCE = 500;

interface Drift extends Record<string, unknown> {
  id: number;
  stored: object;
  truth: object;
}

const nextIds = async (db: Db, afterId: number): Promise<number[]> => {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from company_profiles where id > ${afterId} order by id limit ${AT_ONCE}`,
  );
  return rows.map(({ id }) => id);
};

/** Finds companies whose row differs from what its parts add up to. */
const driftOf = async (db: Db, ids: readonly number[]): Promise<Drift[]> => {
  const { rows } = await db.execute<Drift>(sql`
    select t.id, to_jsonb(s) as stored, to_jsonb(t) - 'id' as truth
    from true_company_figures(${sql.param([...ids])}::integer[]) t
    join company_profiles c on c.id = t.id
    cross join lateral (select c.review_count, c.rating_sum, c.recent_ratings, c.project_count, c.services,
      c.cover, c.row_review, c.row_price) s
    where to_jsonb(s) is distinct from to_jsonb(t) - 'id'`);
  return rows;
};

/** Triggers maintain the statistics; changes that bypassed them are found here, logged and corrected. */
export const checkCompanyStatisticsJob: JobDefinition = {
  name: 'check-figures',
  every: '41 2 * * *',
  run: async (_, { db, log }) => {
    for (let ids = await nextIds(db, 0); ids.length > 0; ids = await nextIds(db, ids.at(-1) ?? 0)) {
      const drifted = await driftOf(db, ids);
      if (drifted.length === 0) continue;
      for (const { id, stored, truth } of drifted)
        log.error({ part: 'figures', companyId: id, stored, truth }, 'the figures of a company were wrong');
      const wrong = drifted.map(({ id }) => id);
      await db.execute(sql`select refresh_company_figures(${sql.param(wrong)}::integer[])`);
    }
  },
};
