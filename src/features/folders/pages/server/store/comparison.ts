import { and, count, eq, sql } from 'drizzle-orm';
import { EURO_AMOUNT_PATTERN, parseBusinessHours } from '#features/companies/core/rules/companies.ts';
import { companyItemColumns } from '#features/companies/core/server/index.ts';
import { companyProfiles as c } from '#features/companies/core/server/tables.ts';
import { presentRatingCounts } from '#features/companies/profile/server/index.ts';
import {
  createVerifiedProofsReader,
  presentVerifiedProofs,
} from '#features/companies/proofs/server/index.ts';
import type { ComparedCompany } from '#features/folders/pages/contract/compare-companies.ts';
import { kilometresBetween, typicalBudgetOf } from '#features/folders/pages/rules/budget-and-distance.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';

const idsPlaceholder = sql`${sql.placeholder('ids')}::integer[]`;

const medianOf = (value: unknown) =>
  sql`percentile_cont(0.5) within group (order by ${value})`.mapWith(Number);

const comparedCompanies = (db: Db) =>
  db
    .select({
      ...companyItemColumns,
      businessHours: c.businessHours,
      vatNumber: c.vatNumber,
      vatCheckedAt: c.vatCheckedAt,
      vatCheckResult: c.vatCheckResult,
    })
    .from(c)
    .where(and(sql`${c.id} = any(${idsPlaceholder})`, eq(c.isHidden, false)))
    .prepare('compared_companies');

const ratingCounts = (db: Db) =>
  db
    .select({ companyId: reviews.companyId, rating: reviews.rating, count: count() })
    .from(reviews)
    .where(and(sql`${reviews.companyId} = any(${idsPlaceholder})`, eq(reviews.status, 'approved')))
    .groupBy(reviews.companyId, reviews.rating)
    .prepare('compared_ratings');

const budgets = (db: Db) => {
  const isAmount = sql`${projects.budget} ~ ${EURO_AMOUNT_PATTERN.source}`;
  return db
    .select({ id: projects.companyId, count: count(), median: medianOf(sql`${projects.budget}::numeric`) })
    .from(projects)
    .where(
      and(sql`${projects.companyId} = any(${idsPlaceholder})`, eq(projects.status, 'completed'), isAmount),
    )
    .groupBy(projects.companyId)
    .prepare('compared_budgets');
};

interface Distance extends Record<string, unknown> {
  id: number;
  /** Both are in degrees: latitude and longitude. */
  here: [number, number];
  there: [number, number];
}

const distanceOf = (measured: Distance | undefined) =>
  measured ? Math.round(kilometresBetween(measured.here, measured.there)) : null;

const ends = async (db: Db, ids: readonly number[], from: string | undefined): Promise<Distance[]> => {
  if (!from) return [];
  const { rows } = await db.execute<Distance>(sql`
    select c.id, array[h.latitude, h.longitude] as here, array[t.latitude, t.longitude] as there
    from company_profiles c join communes t on t.name = c.commune cross join communes h
    where c.id = any(${sql.param([...ids])}::integer[]) and h.name = ${from}`);
  return rows;
};

const nothing = { count: 0, median: null };

/** Reads companies for a comparison; its statements are prepared once. */
export const createComparisonReader = (db: Db) => {
  const queries = {
    companies: comparedCompanies(db),
    ratings: ratingCounts(db),
    budgets: budgets(db),
  };
  const readVerified = createVerifiedProofsReader(db);

  /** Returns the companies in the order of the ids; missing ones are left out. */
  return async (ids: readonly number[], from?: string): Promise<ComparedCompany[]> => {
    const [companies, ratings, budgeted, proofs, measured] = await Promise.all([
      queries.companies.execute({ ids }),
      queries.ratings.execute({ ids }),
      queries.budgets.execute({ ids }),
      readVerified(ids),
      ends(db, ids, from),
    ]);
    return companies
      .sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
      .map((company) => ({
        ...company,
        businessHours: parseBusinessHours(company.businessHours),
        ratingCounts: presentRatingCounts(ratings.filter(({ companyId }) => companyId === company.id)),
        verifiedFacts: presentVerifiedProofs(
          company,
          proofs.filter(({ companyId }) => companyId === company.id),
        ),
        vatVerifiedAt: (company.isVatVerified && company.vatCheckedAt?.toISOString()) || null,
        distanceKm: distanceOf(measured.find(({ id }) => id === company.id)),
        medianBudget: typicalBudgetOf(budgeted.find(({ id }) => id === company.id) ?? nothing),
      }));
  };
};
