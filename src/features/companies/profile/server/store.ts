import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { EURO_AMOUNT_PATTERN } from '#features/companies/core/rules/companies.ts';
import {
  companyProfiles as c,
  companyServices,
  serviceCategories,
} from '#features/companies/core/server/tables.ts';
import {
  MAX_OVERVIEW_PROJECTS,
  MAX_PRICE_EXAMPLES,
  type ReviewOrder,
} from '#features/companies/profile/contract/company-profile.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { companyCaptionsSql } from './language-detection-context.ts';
import {
  isAfterProjectSql,
  ratingCountsQuery,
  isPublishedProjectSql,
  isVisibleCompanySql,
  profilePicturesQuery,
  profilePlaceholders,
  profileProjectColumns,
  publishedProjectCountQuery,
  publishedProjectsQuery,
} from './profile-sql.ts';
import { createCompanyProfileReader } from './read-company-profile.ts';
import {
  isAfterWithheldReviewSql,
  isWithheldReviewSql,
  prepareReviewPages,
  withheldReviewsQuery,
} from './review-page-queries.ts';

const profileQueries = (db: Db) => ({
  figures: db
    .select({
      reviewCount: c.reviewCount,
      canton: c.canton,
      services: c.services,
      captions: companyCaptionsSql,
    })
    .from(c)
    .where(isVisibleCompanySql)
    .prepare('company_figures'),

  services: db
    .select({ id: companyServices.id, categoryId: companyServices.categoryId, category: serviceCategories })
    .from(companyServices)
    .innerJoin(serviceCategories, eq(serviceCategories.id, companyServices.categoryId))
    .where(eq(companyServices.companyId, profilePlaceholders.company))
    .orderBy(asc(companyServices.id))
    .prepare('company_services'),

  pictures: profilePicturesQuery(db).prepare('company_pictures'),

  ratingCounts: ratingCountsQuery(db).prepare('company_rating_counts'),

  shownProjects: publishedProjectCountQuery(db).prepare('company_shown_projects'),

  priced: db
    .select({ id: projects.id, ...profileProjectColumns })
    .from(projects)
    .where(and(isPublishedProjectSql, sql`${projects.budget} ~ ${EURO_AMOUNT_PATTERN.source}`))
    .orderBy(desc(projects.completedAt), desc(projects.id))
    .limit(MAX_PRICE_EXAMPLES + MAX_OVERVIEW_PROJECTS)
    .prepare('company_priced_projects'),

  withheldCount: db
    .select({ total: count() })
    .from(reviews)
    .where(isWithheldReviewSql)
    .prepare('company_withheld_count'),
});

const projectPage = (db: Db, cursorCondition?: SQL) =>
  publishedProjectsQuery(db, cursorCondition)
    .limit(profilePlaceholders.limit)
    .prepare(cursorCondition ? 'company_projects_after' : 'company_projects');

export interface ProfileListParams {
  companyId: number;
  limit: number;
  cursor?: number | undefined;
}

interface ReviewSlice extends ProfileListParams {
  sort?: ReviewOrder | undefined;
  rating?: number | undefined;
}

/** One row more than the limit was read: it says whether there is a next page. */
const pageOf = <Row extends { id: number }>(rows: Row[], limit: number, total: number): ListPage<Row> => {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null };
};

/** Reads one company; its statements are prepared once. */
export const createProfileListsReader = (db: Db) => {
  const queries = profileQueries(db);
  const reviewPagesBy = {
    newest: prepareReviewPages(db, 'newest'),
    highest: prepareReviewPages(db, 'highest'),
    lowest: prepareReviewPages(db, 'lowest'),
  };
  const projectPages = { first: projectPage(db), after: projectPage(db, isAfterProjectSql) };
  const withheldPages = {
    first: withheldReviewsQuery(db),
    after: withheldReviewsQuery(db, isAfterWithheldReviewSql),
  };

  return {
    company: createCompanyProfileReader(db),
    figures: async (companyId: number) => (await queries.figures.execute({ companyId }))[0],
    services: (companyId: number) => queries.services.execute({ companyId }),
    pictures: (companyId: number) => queries.pictures.execute({ companyId }),
    priced: (companyId: number) => queries.priced.execute({ companyId }),
    ratingCounts: (companyId: number) => queries.ratingCounts.execute({ companyId }),

    async reviews({ companyId, limit, cursor, ...filters }: ReviewSlice, total: number) {
      const { first, after } = reviewPagesBy[filters.sort ?? 'newest'];
      const query = cursor === undefined ? first : after;
      const rating = filters.rating ?? null;
      return pageOf(await query.execute({ companyId, limit: limit + 1, cursor, rating }), limit, total);
    },

    async withheld({ companyId, limit, cursor }: ProfileListParams) {
      const query = cursor === undefined ? withheldPages.first : withheldPages.after;
      const [rows, [countRow]] = await Promise.all([
        query.execute({ companyId, limit: limit + 1, cursor }),
        queries.withheldCount.execute({ companyId }),
      ]);
      return pageOf(rows, limit, countRow?.total ?? 0);
    },

    async projects({ companyId, limit, cursor }: ProfileListParams) {
      const query = cursor === undefined ? projectPages.first : projectPages.after;
      const [rows, [countRow]] = await Promise.all([
        query.execute({ companyId, limit: limit + 1, cursor }),
        queries.shownProjects.execute({ companyId }),
      ]);
      return pageOf(rows, limit, countRow?.total ?? 0);
    },
  };
};

export type ProfileListsReader = ReturnType<typeof createProfileListsReader>;
