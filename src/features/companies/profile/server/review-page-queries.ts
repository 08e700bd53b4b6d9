import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import type { ReviewOrder } from '#features/companies/profile/contract/company-profile.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import { publicReviewColumns } from '#features/reviews/core/server/index.ts';
import { reviews } from '#features/reviews/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { isApprovedReviewSql, profilePlaceholders, profileProjectColumns } from './profile-sql.ts';

const newestReviews = [sql`${reviews.createdAt}`, sql`${reviews.id}`];

/** Each order sorts by these, the greatest first; among equals the newest. */
const sortedBy: Record<ReviewOrder, SQL[]> = {
  newest: newestReviews,
  highest: [sql`${reviews.rating}`, ...newestReviews],
  lowest: [sql`-${reviews.rating}`, ...newestReviews],
};

const isOfRating = sql`(${profilePlaceholders.rating} is null or ${reviews.rating} = ${profilePlaceholders.rating})`;

// Compares with the row that ended the last page, so that a timestamp's fractions are never rounded away.
const reviewPage = (db: Db, order: ReviewOrder, isLater: boolean) => {
  const place = sql.join(sortedBy[order], sql`, `);
  const isAfterCursor = sql`(${place}) < (select ${place} from reviews where id = ${profilePlaceholders.cursor})`;
  return db
    .select({ ...publicReviewColumns, project: profileProjectColumns })
    .from(reviews)
    .innerJoin(users, eq(users.id, reviews.userId))
    .innerJoin(projects, eq(projects.id, reviews.projectId))
    .where(
      and(
        eq(reviews.companyId, profilePlaceholders.company),
        isApprovedReviewSql,
        isOfRating,
        isLater ? isAfterCursor : undefined,
      ),
    )
    .orderBy(...sortedBy[order].map((value) => desc(value)))
    .limit(profilePlaceholders.limit)
    .prepare(`company_reviews_${order}${isLater ? '_after' : ''}`);
};

export const prepareReviewPages = (db: Db, order: ReviewOrder) => ({
  first: reviewPage(db, order, false),
  after: reviewPage(db, order, true),
});

export const isAfterWithheldReviewSql = sql`(${reviews.withheldAt}, ${reviews.id}) < (select withheld_at, id from reviews where id = ${profilePlaceholders.cursor})`;

export const isWithheldReviewSql = and(
  eq(reviews.companyId, profilePlaceholders.company),
  sql`${reviews.status} = 'rejected'`,
);

export const withheldReviewsQuery = (db: Db, cursorCondition?: SQL) =>
  db
    .select({ id: reviews.id, reason: reviews.withheldFor, withheldAt: reviews.withheldAt })
    .from(reviews)
    .where(and(isWithheldReviewSql, cursorCondition))
    .orderBy(desc(reviews.withheldAt), desc(reviews.id))
    .limit(profilePlaceholders.limit)
    .prepare(cursorCondition ? 'company_withheld_after' : 'company_withheld');
