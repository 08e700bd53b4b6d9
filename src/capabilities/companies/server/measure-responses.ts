import { sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';

/** Under this a median is an accident. */
const LEAST_CONVERSATIONS = 5;

/**
 * How soon each company usually answers what clients began within the year, in hours, as its card says it. Only
 * what has changed is written: a company's row takes its search document along.
 */
export const measureResponses = (db: Db) =>
  db.execute(sql`
    with replied as (
      select c.id, extract(epoch from reply.created_at - v.begun_at) / 3600 hours
      from company_profiles c
      join conversations v on v.user_id = c.user_id and not v.is_begun_by_me
        and v.begun_at > now() - interval '1 year'
      cross join lateral (
        select m.created_at from messages m
        where least(m.sender_id, m.receiver_id) = least(v.user_id, v.partner_id)
          and greatest(m.sender_id, m.receiver_id) = greatest(v.user_id, v.partner_id)
          and m.sender_id = v.user_id
        order by m.id limit 1) reply),
    measured as (
      select id, greatest(1, round(percentile_cont(0.5) within group (order by hours))) hours
      from replied group by id having count(*) >= ${LEAST_CONVERSATIONS})
    update company_profiles c set response_hours = m.hours
    from company_profiles own left join measured m on m.id = own.id
    where own.id = c.id and c.response_hours is distinct from m.hours`);

export const measureResponsesDaily: Job = {
  name: 'measure-responses',
  every: '40 23 * * *',
  run: async (_, { db }) => {
    await measureResponses(db);
  },
};
