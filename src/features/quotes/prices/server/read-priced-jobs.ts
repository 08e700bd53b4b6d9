import { sql } from 'drizzle-orm';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import type { PricedJob } from '#features/quotes/prices/rules/price-statistics.ts';
import type { QuestionAnswer } from '#features/requests/core/rules/question-answers.ts';
import type { TradeQuestion } from '#features/requests/core/rules/trade-questions.ts';
import { parseBudgetEuros } from '#features/requests/new-request/rules/usual-price.ts';
import { mayCountForPricesSql } from '#features/requests/new-request/server/index.ts';
import type { Db } from '#server/database/db.ts';

/** At most this many of the latest are read, of quotes and of projects each. */
const MOST_JOBS = 5000;

/** The trade of a company's jobs is known only if it does one trade alone. */
const onlyTradeOf = (company: string) =>
  sql.raw(
    `(select min(s.category_id) from company_services s where s.company_id = ${company} having count(*) = 1)`,
  );

interface AcceptedRow extends Record<string, unknown> {
  company_id: number;
  client_id: number;
  total: string;
  net: string;
  year: number;
  answers: QuestionAnswer[] | null;
  kinds: Partial<Record<LineKind, number>> | null;
}

const sharesOf = ({ net, kinds }: AcceptedRow): PricedJob['shares'] => {
  const whole = Number(net);
  if (!kinds || !(whole > 0)) return null;
  return Object.fromEntries(Object.entries(kinds).map(([kind, sum]) => [kind, sum / whole]));
};

const sizeOf = (
  answers: readonly QuestionAnswer[] | null,
  measured: TradeQuestion | undefined,
): number | null => {
  const answer = measured && answers?.find(({ id }) => id === measured.id)?.answer;
  return typeof answer === 'number' ? answer : null;
};

/** Accepted quotes count unless withdrawn from or ended, with tax and the options that were taken. */
const acceptedJobs = async (
  db: Db,
  categoryId: number,
  measured: TradeQuestion | undefined,
): Promise<PricedJob[]> => {
  const { rows } = await db.execute<AcceptedRow>(sql`
    select q.company_id, q.client_id, a.total::text, a.net::text, r.answers,
      extract(year from a.at at time zone 'Europe/Luxembourg')::integer as year,
      (select jsonb_object_agg(k.kind, k.net) from (
        select l.kind, sum(l.net) as net from quote_lines l
        where l.quote_id = a.quote_id and l.version = a.version and l.kind is not null
          and (not l.is_optional or l.line_id = any(a.options))
        group by l.kind) k) as kinds
    from quote_acceptances a
    join quotes q on q.id = a.quote_id
    left join requests r on r.id = q.request_id
    where a.withdrawn_at is null and a.ended_at is null and not q.is_change
      and ${mayCountForPricesSql({ companyId: sql`q.company_id`, clientId: sql`q.client_id` })}
      and coalesce(r.category_id, ${onlyTradeOf('q.company_id')}) = ${categoryId}
    order by a.at desc limit ${MOST_JOBS}`);
  return rows.map((row) => ({
    companyId: row.company_id,
    clientId: row.client_id,
    euros: Number(row.total),
    year: row.year,
    size: sizeOf(row.answers, measured),
    shares: sharesOf(row),
  }));
};

/** Projects count if both sides call them completed and their budget is a plain number. One that a quote began counts there. */
const completedJobs = async (db: Db, categoryId: number): Promise<PricedJob[]> => {
  const { rows } = await db.execute<{
    company_id: number;
    client_id: number;
    budget: string;
    year: number;
  }>(sql`
    select p.company_id, p.client_id, p.budget,
      extract(year from p.completed_at at time zone 'Europe/Luxembourg')::integer as year
    from company_services c
    join projects p on p.company_id = c.company_id
    where c.category_id = ${categoryId} and ${onlyTradeOf('p.company_id')} = ${categoryId}
      and p.completed_at is not null and p.budget is not null
      and ${mayCountForPricesSql({ companyId: sql`p.company_id`, clientId: sql`p.client_id` })}
      and not exists (select from quote_acceptances a where a.project_id = p.id)
    order by p.completed_at desc limit ${MOST_JOBS}`);
  return rows.flatMap(({ company_id: companyId, client_id: clientId, budget, year }) => {
    const euros = parseBudgetEuros(budget);
    return euros === null ? [] : [{ companyId, clientId, euros, year, size: null, shares: null }];
  });
};

/** Reads all jobs of a trade with a known price. The size is the answer to the first number that is asked for. */
export const readPricedJobs = async (
  db: Db,
  categoryId: number,
  measured: TradeQuestion | undefined,
): Promise<PricedJob[]> => [
  ...(await acceptedJobs(db, categoryId, measured)),
  ...(await completedJobs(db, categoryId)),
];
