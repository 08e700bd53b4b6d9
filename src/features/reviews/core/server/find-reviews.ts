import { and, count, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { displayUsernameSql } from '#features/accounts/core/server/index.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import type { Db } from '#server/database/db.ts';
import { reviewFlags, reviewPicturesSql, reviews } from './tables.ts';

const columns = {
  ...getTableColumns(reviews),
  username: displayUsernameSql,
  pictures: reviewPicturesSql,
  isFlagged: sql<boolean>`exists (select from ${reviewFlags} f where f.review_id = ${reviews.id})`,
};

export const findReview = async (db: Db, reviewId: number) => {
  const [row] = await db
    .select({ ...columns, companyUserId: companyProfiles.userId })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(eq(reviews.id, reviewId));
  return row;
};

/** Locks the review until the transaction ends. */
export const lockReview = async (transaction: Db, reviewId: number, isTheirs: SQL) => {
  const [row] = await transaction
    .select(getTableColumns(reviews))
    .from(reviews)
    .innerJoin(companyProfiles, eq(companyProfiles.id, reviews.companyId))
    .where(and(eq(reviews.id, reviewId), isTheirs))
    .for('no key update', { of: reviews });
  return row;
};

interface Slice {
  limit: number;
  cursor?: number | undefined;
}

/** Returns the reviews of this person's own company, newest first. */
export const readOwnCompanyReviews = async (
  db: Db,
  personId: number,
  { limit, cursor }: Slice,
): Promise<ListPage<OwnRow>> => {
  const isOwn = eq(
    reviews.companyId,
    sql`(select c.id from company_profiles c where c.user_id = ${personId})`,
  );
  const [rows, [countRow]] = await Promise.all([
    ownPage(db, isOwn, limit + 1, cursor),
    db.select({ total: count() }).from(reviews).where(isOwn),
  ]);
  const items = rows.slice(0, limit);
  const last = rows.length > limit ? items.at(-1) : undefined;
  return { items, total: countRow?.total ?? 0, next: last ? String(last.id) : null };
};

const ownPage = (db: Db, isOwn: SQL, limit: number, cursor: number | undefined) =>
  db
    .select({ ...columns, projectName: projects.name })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(
      and(
        isOwn,
        // The cursor's row itself is compared, so that fractions of a moment are never rounded away.
        cursor === undefined
          ? undefined
          : sql`(${reviews.createdAt}, ${reviews.id}) < (select created_at, id from reviews where id = ${cursor})`,
      ),
    )
    .orderBy(desc(reviews.createdAt), desc(reviews.id))
    .limit(limit);

type OwnRow = Awaited<ReturnType<typeof ownPage>>[number];
