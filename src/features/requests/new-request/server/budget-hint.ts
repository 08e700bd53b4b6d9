import { sql } from 'drizzle-orm';
import {
  type FinishedJob,
  firstJobPerClientAndCompany,
  parseBudgetEuros,
  usualPriceOf,
  withoutOutliers,
} from '#features/requests/new-request/rules/usual-price.ts';
import type { Db } from '#server/database/db.ts';
import { mayCountForPricesSql } from './may-count-for-prices.ts';

/** Only so many of the latest jobs count. */
const MOST_JOBS = 5000;

/** Only companies that do this one trade count, so that the work was surely of it. */
const finishedJobs = async (db: Db, categoryId: number): Promise<FinishedJob[]> => {
  const { rows } = await db.execute<{ company_id: number; client_id: number; budget: string }>(sql`
    select p.company_id, p.client_id, p.budget
    from company_services s
    join projects p on p.company_id = s.company_id
    where s.category_id = ${categoryId} and p.completed_at is not null and p.budget is not null
      and not exists (select from company_services o where o.company_id = s.company_id and o.category_id <> s.category_id)
      and ${mayCountForPricesSql({ companyId: sql`p.company_id`, clientId: sql`p.client_id` })}
    order by p.completed_at desc limit ${MOST_JOBS}`);
  return rows.flatMap(({ company_id: companyId, client_id: clientId, budget }) => {
    const euros = parseBudgetEuros(budget);
    return euros === null ? [] : [{ companyId, clientId, euros }];
  });
};

export const readBudgetHint = async (db: Db, categoryId: number) => {
  const half = usualPriceOf(
    withoutOutliers(firstJobPerClientAndCompany(await finishedJobs(db, categoryId))).jobs,
  );
  return half
    ? { count: half.count, low: `${half.low}.00`, high: `${half.high}.00` }
    : { count: null, low: null, high: null };
};
