import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { AMOUNT_OF_EUROS } from '#features/companies/core/rules/companies.ts';
import {
  companyProfiles as c,
  companyServices,
  serviceCategories,
} from '#features/companies/core/server/tables.ts';
import {
  LARGEST_PROFILE_PAGE,
  OVERVIEW_PROJECTS,
  PRICE_EXAMPLES,
  type ReviewOrder,
} from '#features/companies/profile/contract/company-profile.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { captionsOfCompany } from './language-detection-context.ts';
import {
  afterProject,
  countsOf,
  isShown,
  isThere,
  picturesOf,
  placeholders,
  projectColumns,
  shownCountOf,
  visibleProjects,
} from './profile-parts.ts';
import { afterWithheld, isWithheld, reviewPages, withheldPage } from './review-pages.ts';
import { companyReader } from './whole-company.ts';

const profileQueries = (db: Db) => ({
  figures: db
    .select({
      reviewCount: c.reviewCount,
      canton: c.canton,
      services: c.services,
      captions: captionsOfCompany,
    })
    .from(c)
    .where(isThere)
    .prepare('company_figures'),

  services: db
    .select({ id: companyServices.id, categoryId: companyServices.categoryId, category: serviceCategories })
    .from(companyServices)
    .innerJoin(serviceCategories, eq(serviceCategories.id, companyServices.categoryId))
    .where(eq(companyServices.companyId, placeholders.company))
    .orderBy(asc(companyServices.id))
    .prepare('company_services'),

  pictures: picturesOf(db).prepare('company_pictures'),

  ratingCounts: countsOf(db).prepare('company_rating_counts'),

  shownProjects: shownCountOf(db).prepare('company_shown_projects'),

  priced: db
    .select({ id: projects.id, ...projectColumns })
    .from(projects)
    .where(and(isShown, sql`${projects.budget} ~ ${AMOUNT_OF_EUROS.source}`))
    .orderBy(desc(projects.completedAt), desc(projects.id))
    .limit(PRICE_EXAMPLES + OVERVIEW_PROJECTS)
    .prepare('company_priced_projects'),

  withheldCount: db
    .select({ total: count() })
    .from(reviews)
    .where(isWithheld)
    .prepare('company_withheld_count'),
});

const projectPage = (db: Db, cursorCondition?: SQL) =>
  visibleProjects(db, cursorCondition)
    .limit(placeholders.limit)
    .prepare(cursorCondition ? 'company_projects_after' : 'company_projects');

export interface ProfileSlice {
  companyId: number;
  limit?: number | undefined;
  cursor?: number | undefined;
}

interface ReviewSlice extends ProfileSlice {
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
export const profileReader = (db: Db) => {
  const queries = profileQueries(db);
  const reviewPagesBy = {
    newest: reviewPages(db, 'newest'),
    highest: reviewPages(db, 'highest'),
    lowest: reviewPages(db, 'lowest'),
  };
  const projectPages = { first: projectPage(db), after: projectPage(db, afterProject) };
  const withheldPages = { first: withheldPage(db), after: withheldPage(db, afterWithheld) };

  return {
    company: companyReader(db),
    figures: async (companyId: number) => (await queries.figures.execute({ companyId }))[0],
    services: (companyId: number) => queries.services.execute({ companyId }),
    pictures: (companyId: number) => queries.pictures.execute({ companyId }),
    priced: (companyId: number) => queries.priced.execute({ companyId }),
    ratingCounts: (companyId: number) => queries.ratingCounts.execute({ companyId }),

    async reviews(
      { companyId, limit = LARGEST_PROFILE_PAGE, cursor, ...filters }: ReviewSlice,
      total: number,
    ) {
      const { first, after } = reviewPagesBy[filters.sort ?? 'newest'];
      const query = cursor === undefined ? first : after;
      const rating = filters.rating ?? null;
      return pageOf(await query.execute({ companyId, limit: limit + 1, cursor, rating }), limit, total);
    },

    async withheld({ companyId, limit = LARGEST_PROFILE_PAGE, cursor }: ProfileSlice) {
      const query = cursor === undefined ? withheldPages.first : withheldPages.after;
      const [rows, [countRow]] = await Promise.all([
        query.execute({ companyId, limit: limit + 1, cursor }),
        queries.withheldCount.execute({ companyId }),
      ]);
      return pageOf(rows, limit, countRow?.total ?? 0);
    },

    async projects({ companyId, limit = LARGEST_PROFILE_PAGE, cursor }: ProfileSlice) {
      const query = cursor === undefined ? projectPages.first : projectPages.after;
      const [rows, [countRow]] = await Promise.all([
        query.execute({ companyId, limit: limit + 1, cursor }),
        queries.shownProjects.execute({ companyId }),
      ]);
      return pageOf(rows, limit, countRow?.total ?? 0);
    },
  };
};

export type ProfileReader = ReturnType<typeof profileReader>;
