import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { AMOUNT_OF_EUROS } from '#companies/rules/companies.ts';
import { detailColumns, itemColumns } from '#companies/server/index.ts';
import {
  companyProfiles as c,
  companyServices,
  projectGallery,
  serviceCategories,
} from '#companies/server/tables.ts';
import {
  LARGEST_PROFILE_PAGE,
  OVERVIEW_PROJECTS,
  PRICE_EXAMPLES,
  type ReviewOrder,
} from '#company-profile/contract/company-profile.ts';
import type { Page } from '#kernel/endpoint.ts';
import type { OtherNames } from '#kernel/other-names.ts';
import { projects } from '#project-records/server/tables.ts';
import { isProofInForce, verifiedColumns } from '#proofs/server/index.ts';
import { companyProofs } from '#proofs/server/tables.ts';
import { publicReviewColumns } from '#reviews/server/index.ts';
import { reviews } from '#reviews/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { columnsNamed } from '#server/database/plain-rows.ts';
import { readRow, type UnreadRow, unreadReader } from '#server/database/unread-rows.ts';
import { columnsCalled, dateIn, objectOf, rowsWithin } from './rows-within.ts';
import { captionsOf, captionsOfCompany } from './told-by.ts';

// A gallery ends with its plan; this only keeps a wrong row from filling an answer.
const MOST_PICTURES = 200;

const given = {
  company: sql.placeholder('companyId'),
  limit: sql.placeholder('limit'),
  ids: sql`${sql.placeholder('ids')}::integer[]`,
  cursor: sql`${sql.placeholder('cursor')}::integer`,
  rating: sql`${sql.placeholder('rating')}::integer`,
};

// What is hidden is there for nobody.
const isThere = and(eq(c.id, given.company), eq(c.isHidden, false));

const pictureColumns = {
  id: projectGallery.id,
  imageUrl: projectGallery.imageUrl,
  title: projectGallery.title,
  description: projectGallery.description,
};

const inTheirOrder = [asc(projectGallery.position), asc(projectGallery.id)];

const projectColumns = {
  title: projects.name,
  description: projects.description,
  completedAt: projects.completedAt,
  budget: projects.budget,
  isWithheld: projects.isWithheld,
  isPublished: sql<boolean>`${projects.publishedAt} is not null`,
};

const isApproved = eq(reviews.status, 'approved');

// Seen from the row the last page ended with, so that a moment's fractions are never rounded away.
const afterProject = sql`(${projects.completedAt}, ${projects.id}) < (select completed_at, id from projects where id = ${given.cursor})`;

// Without its client's consent a project counts in the figures, and is not shown.
const isShown = and(eq(projects.companyId, given.company), isNotNull(projects.publishedAt));

const picturesOf = (db: Db, ofProject?: SQL) =>
  db
    .select(columnsCalled(pictureColumns))
    .from(projectGallery)
    .where(and(eq(projectGallery.companyId, given.company), ofProject))
    .orderBy(...inTheirOrder)
    .limit(MOST_PICTURES);

const countsOf = (db: Db) =>
  db
    .select(columnsCalled({ rating: reviews.rating, count: sql<number>`count(*)::integer` }))
    .from(reviews)
    .where(and(eq(reviews.companyId, given.company), isApproved))
    .groupBy(reviews.rating);

const newestReviewsOf = (db: Db) =>
  db
    .select(columnsCalled({ ...publicReviewColumns, project: objectOf(projectColumns) }))
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(eq(reviews.companyId, given.company), isApproved))
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(LARGEST_PROFILE_PAGE);

/** Of those alone whose authors are named. */
const reviewsOfProject = (db: Db) =>
  db
    .select(columnsCalled(publicReviewColumns))
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.projectId, projects.id), isApproved, eq(reviews.isAnonymous, false)));

const withReviewDates = <Row extends { createdAt: Date; repliedAt: Date | null }>(row: Row): Row => ({
  ...row,
  createdAt: dateIn(row.createdAt),
  repliedAt: dateIn(row.repliedAt),
});

const withCompletionDate = <Row extends { completedAt: Date | null }>(row: Row): Row => ({
  ...row,
  completedAt: dateIn(row.completedAt),
});

const shownProjects = (db: Db, after?: SQL) =>
  db
    .select(
      columnsCalled({
        id: projects.id,
        ...projectColumns,
        gallery: rowsWithin(picturesOf(db, eq(projectGallery.projectId, projects.id))),
        reviews: rowsWithin(reviewsOfProject(db), withReviewDates),
      }),
    )
    .from(projects)
    .where(and(isShown, after))
    .orderBy(desc(projects.completedAt), desc(projects.id));

const shownCountOf = (db: Db) => db.select({ total: count() }).from(projects).where(isShown);

const proofsOf = (db: Db) =>
  db
    .select(columnsCalled(verifiedColumns))
    .from(companyProofs)
    .where(and(eq(companyProofs.companyId, given.company), isProofInForce))
    .orderBy(asc(companyProofs.id));

/** All that its page asks of a company, in one statement. */
const companyQuery = (db: Db) =>
  db
    .select(
      columnsNamed({
        ...itemColumns,
        ...detailColumns,
        /** Those that the communes it named belong to. */
        partCantons: sql<string[]>`array(
          select distinct canton from communes where name = any(${c.serviceCommunes}))`,
        placeNames: sql<Record<string, OtherNames>>`(
          select coalesce(jsonb_object_agg(name, coalesce(p.names, '{}')), '{}')
          from unnest(${c.serviceCantons} || ${c.serviceCommunes}) name left join place_names p on p.place = name)`,
        isContactPublic: c.isContactPublic,
        isDemo: c.isDemo,
        isListed: c.isListed,
        vatNumber: c.vatNumber,
        vatCheckedAt: sql<string | null>`${c.vatCheckedAt}`,
        vatCheckResult: c.vatCheckResult,
        proofs: rowsWithin(proofsOf(db)),
        pictures: rowsWithin(picturesOf(db)),
        ratingCounts: rowsWithin(countsOf(db)),
        newestReviews: rowsWithin(newestReviewsOf(db)),
        newestProjects: rowsWithin(shownProjects(db).limit(OVERVIEW_PROJECTS)),
        shownProjectCount: sql<number>`(${shownCountOf(db)})::integer`,
      }),
    )
    .from(c)
    .where(isThere)
    .prepare('company');

export type UnreadCompany = UnreadRow<
  Awaited<ReturnType<ReturnType<typeof companyQuery>['execute']>>[number]
>;

/** With its dates, which PostgreSQL wrote as text. */
export const readCompany = (unread: UnreadCompany) => {
  const { proofs, newestReviews: newest, newestProjects, vatCheckedAt, ...row } = readRow(unread);
  return {
    ...row,
    captions: captionsOf(row.pictures),
    vatCheckedAt: vatCheckedAt === null ? null : new Date(vatCheckedAt),
    proofs: proofs.map((proof) => ({ ...proof, decidedAt: dateIn(proof.decidedAt) })),
    newestReviews: newest.map(({ project, ...review }) => ({
      ...withReviewDates(review),
      project: withCompletionDate(project),
    })),
    newestProjects: newestProjects.map(({ reviews: written, ...project }) => ({
      ...withCompletionDate(project),
      reviews: written.map(withReviewDates),
    })),
  };
};

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
    .where(eq(companyServices.companyId, given.company))
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

const newestReviews = [sql`${reviews.createdAt}`, sql`${reviews.id}`];

/** What each order sorts by, the greatest first; among equals the newest. */
const sortedBy: Record<ReviewOrder, SQL[]> = {
  newest: newestReviews,
  highest: [sql`${reviews.rating}`, ...newestReviews],
  lowest: [sql`-${reviews.rating}`, ...newestReviews],
};

const isOfRating = sql`(${given.rating} is null or ${reviews.rating} = ${given.rating})`;

// Seen from the row the last page ended with, so that a moment's fractions are never rounded away.
const reviewPage = (db: Db, order: ReviewOrder, isLater: boolean) => {
  const place = sql.join(sortedBy[order], sql`, `);
  const after = sql`(${place}) < (select ${place} from reviews where id = ${given.cursor})`;
  return db
    .select({ ...publicReviewColumns, project: projectColumns })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(and(eq(reviews.companyId, given.company), isApproved, isOfRating, isLater ? after : undefined))
    .orderBy(...sortedBy[order].map((value) => desc(value)))
    .limit(given.limit)
    .prepare(`company_reviews_${order}${isLater ? '_after' : ''}`);
};

const reviewPages = (db: Db, order: ReviewOrder) => ({
  first: reviewPage(db, order, false),
  after: reviewPage(db, order, true),
});

const afterWithheld = sql`(${reviews.withheldAt}, ${reviews.id}) < (select withheld_at, id from reviews where id = ${given.cursor})`;

const isWithheld = and(eq(reviews.companyId, given.company), sql`${reviews.status} = 'rejected'`);

const withheldPage = (db: Db, after?: SQL) =>
  db
    .select({ id: reviews.id, reason: reviews.withheldFor, withheldAt: reviews.withheldAt })
    .from(reviews)
    .where(and(isWithheld, after))
    .orderBy(desc(reviews.withheldAt), desc(reviews.id))
    .limit(given.limit)
    .prepare(after ? 'company_withheld_after' : 'company_withheld');

const projectPage = (db: Db, after?: SQL) =>
  shownProjects(db, after)
    .limit(given.limit)
    .prepare(after ? 'company_projects_after' : 'company_projects');

export interface ProfileSlice {
  companyId: number;
  limit?: number | undefined;
  cursor?: number | undefined;
}

interface ReviewSlice extends ProfileSlice {
  sort?: ReviewOrder | undefined;
  rating?: number | undefined;
}

/** One row more than asked for was read: it tells whether there is a next page. */
const pageOf = <Row extends { id: number }>(rows: Row[], limit: number, total: number): Page<Row> => {
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total, next: last ? String(last.id) : null };
};

/** Reads of one company. Its statements are prepared once. */
export const profileReader = (db: Db) => {
  const queries = profileQueries(db);
  const unreadCompanies = unreadReader(companyQuery(db));
  const reviewPagesBy = {
    newest: reviewPages(db, 'newest'),
    highest: reviewPages(db, 'highest'),
    lowest: reviewPages(db, 'lowest'),
  };
  const projectPages = { first: projectPage(db), after: projectPage(db, afterProject) };
  const withheldPages = { first: withheldPage(db), after: withheldPage(db, afterWithheld) };

  return {
    company: async (companyId: number): Promise<UnreadCompany | undefined> =>
      (await unreadCompanies({ companyId }))[0],
    figures: async (companyId: number) => (await queries.figures.execute({ companyId }))[0],
    services: (companyId: number) => queries.services.execute({ companyId }),
    pictures: (companyId: number) => queries.pictures.execute({ companyId }),
    priced: (companyId: number) => queries.priced.execute({ companyId }),
    ratingCounts: (companyId: number) => queries.ratingCounts.execute({ companyId }),

    async reviews(
      { companyId, limit = LARGEST_PROFILE_PAGE, cursor, ...chosen }: ReviewSlice,
      total: number,
    ) {
      const { first, after } = reviewPagesBy[chosen.sort ?? 'newest'];
      const query = cursor === undefined ? first : after;
      const rating = chosen.rating ?? null;
      return pageOf(await query.execute({ companyId, limit: limit + 1, cursor, rating }), limit, total);
    },

    async withheld({ companyId, limit = LARGEST_PROFILE_PAGE, cursor }: ProfileSlice) {
      const query = cursor === undefined ? withheldPages.first : withheldPages.after;
      const [rows, [counted]] = await Promise.all([
        query.execute({ companyId, limit: limit + 1, cursor }),
        queries.withheldCount.execute({ companyId }),
      ]);
      return pageOf(rows, limit, counted?.total ?? 0);
    },

    async projects({ companyId, limit = LARGEST_PROFILE_PAGE, cursor }: ProfileSlice) {
      const query = cursor === undefined ? projectPages.first : projectPages.after;
      const [rows, [counted]] = await Promise.all([
        query.execute({ companyId, limit: limit + 1, cursor }),
        queries.shownProjects.execute({ companyId }),
      ]);
      return pageOf(rows, limit, counted?.total ?? 0);
    },
  };
};

export type ProfileReader = ReturnType<typeof profileReader>;
