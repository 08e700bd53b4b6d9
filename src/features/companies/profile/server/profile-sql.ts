// Several statements about one company share these parts.
import { and, asc, count, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles as c, projectGalleryPictures } from '#features/companies/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { publicReviewColumns } from '#features/reviews/core/server/index.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { aliasedColumns, dateFromJson, jsonRowsSql } from './json-sql.ts';

// The plan limits a gallery; this only stops a wrong row from filling a response.
const MOST_PICTURES = 200;

export const profilePlaceholders = {
  company: sql.placeholder('companyId'),
  limit: sql.placeholder('limit'),
  ids: sql`${sql.placeholder('ids')}::integer[]`,
  cursor: sql`${sql.placeholder('cursor')}::integer`,
  rating: sql`${sql.placeholder('rating')}::integer`,
};

// Nobody can see a hidden company.
export const isVisibleCompanySql = and(eq(c.id, profilePlaceholders.company), eq(c.isHidden, false));

const pictureColumns = {
  id: projectGalleryPictures.id,
  imageUrl: projectGalleryPictures.imageUrl,
  title: projectGalleryPictures.title,
  description: projectGalleryPictures.description,
};

const inTheirOrder = [asc(projectGalleryPictures.position), asc(projectGalleryPictures.id)];

export const profileProjectColumns = {
  title: projects.name,
  description: projects.description,
  completedAt: projects.completedAt,
  budget: projects.budget,
  isWithheld: projects.isWithheld,
  isPublished: sql<boolean>`${projects.publishedAt} is not null`,
};

export const isApprovedReviewSql = eq(reviews.status, 'approved');

// Compares with the row that ended the last page, so that a timestamp's fractions are never rounded away.
export const isAfterProjectSql = sql`(${projects.completedAt}, ${projects.id}) < (select completed_at, id from projects where id = ${profilePlaceholders.cursor})`;

// A project without its client's consent counts in the statistics but is not shown.
export const isPublishedProjectSql = and(
  eq(projects.companyId, profilePlaceholders.company),
  isNotNull(projects.publishedAt),
);

export const profilePicturesQuery = (db: Db, ofProject?: SQL) =>
  db
    .select(aliasedColumns(pictureColumns))
    .from(projectGalleryPictures)
    .where(and(eq(projectGalleryPictures.companyId, profilePlaceholders.company), ofProject))
    .orderBy(...inTheirOrder)
    .limit(MOST_PICTURES);

export const ratingCountsQuery = (db: Db) =>
  db
    .select(aliasedColumns({ rating: reviews.rating, count: sql<number>`count(*)::integer` }))
    .from(reviews)
    .where(and(eq(reviews.companyId, profilePlaceholders.company), isApprovedReviewSql))
    .groupBy(reviews.rating);

/** Leaves out the authors who asked not to be named. */
const reviewsOfProject = (db: Db) =>
  db
    .select(aliasedColumns(publicReviewColumns))
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .where(and(eq(reviews.projectId, projects.id), isApprovedReviewSql, eq(reviews.isAnonymous, false)));

export const reviveReviewDates = <Row extends { createdAt: Date; repliedAt: Date | null }>(
  row: Row,
): Row => ({
  ...row,
  createdAt: dateFromJson(row.createdAt),
  repliedAt: dateFromJson(row.repliedAt),
});

export const reviveCompletionDate = <Row extends { completedAt: Date | null }>(row: Row): Row => ({
  ...row,
  completedAt: dateFromJson(row.completedAt),
});

export const publishedProjectsQuery = (db: Db, cursorCondition?: SQL) =>
  db
    .select(
      aliasedColumns({
        id: projects.id,
        ...profileProjectColumns,
        gallery: jsonRowsSql(profilePicturesQuery(db, eq(projectGalleryPictures.projectId, projects.id))),
        reviews: jsonRowsSql(reviewsOfProject(db), reviveReviewDates),
      }),
    )
    .from(projects)
    .where(and(isPublishedProjectSql, cursorCondition))
    .orderBy(desc(projects.completedAt), desc(projects.id));

export const publishedProjectCountQuery = (db: Db) =>
  db.select({ total: count() }).from(projects).where(isPublishedProjectSql);
