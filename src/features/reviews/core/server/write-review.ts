import { and, eq, gte, isNull, ne } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { anonymizeReviewNotifications, notifyStaff } from '#features/notifications/core/server/index.ts';
import { projects } from '#features/projects/core/server/tables.ts';
import {
  columnsOfEditedReview,
  earliestReviewableCompletion,
  whyNotAppealReview,
  whyNotChangeReply,
  whyNotEditReview,
  whyNotReplyToReview,
  whyNotReview,
} from '#features/reviews/core/rules/reviews.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { lockReview } from './find-reviews.ts';
import {
  notifyOfNewReview,
  notifyOfReviewChange,
  notifyOfReviewFlag,
  notifyOfReviewReply,
} from './notify-of-review.ts';
import { reviewFlags, reviews } from './tables.ts';

/** Returns whether the person has a completed project with the company that waits for their review. */
export const mayReviewCompany = async (
  db: Db,
  { id }: Person,
  companyId: number,
  now: Date,
): Promise<boolean> => {
  const waiting = await db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
    .leftJoin(reviews, eq(reviews.projectId, projects.id))
    .where(
      and(
        eq(projects.clientId, id),
        eq(projects.companyId, companyId),
        ne(companyProfiles.userId, id),
        gte(projects.completedAt, earliestReviewableCompletion(now)),
        isNull(reviews.id),
      ),
    )
    .limit(1);
  return waiting.length > 0;
};

interface ReviewInput {
  rating: number;
  comment?: string | null | undefined;
  isAnonymous?: boolean | undefined;
}

/** Stores a review that waits for a moderator. Returns its id, or why there is none. */
export const writeReview = (
  { db, clock, jobs }: Services,
  { id: userId }: Person,
  { companyId, projectId }: { companyId: number; projectId: number },
  { rating, comment, isAnonymous = false }: ReviewInput,
) =>
  db.transaction(async (transaction) => {
    const [project] = await transaction
      .select({ completedAt: projects.completedAt, owner: companyProfiles.userId, reviewId: reviews.id })
      .from(projects)
      .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
      .leftJoin(reviews, eq(reviews.projectId, projects.id))
      .where(
        and(eq(projects.id, projectId), eq(projects.clientId, userId), eq(projects.companyId, companyId)),
      );
    if (!project) return { why: 'projectNotFound' } as const;
    const { completedAt, owner, reviewId } = project;
    const createdAt = clock.now();
    const isReviewed = reviewId !== null;
    const reason = whyNotReview({ completedAt, isReviewed, isOwnCompany: owner === userId }, createdAt);
    if (reason) return { why: reason } as const;
    // The database lets one of several simultaneous attempts through.
    const [row] = await transaction
      .insert(reviews)
      .values({
        projectId,
        companyId,
        userId,
        rating,
        isAnonymous,
        createdAt,
        comment: comment || null,
        status: 'pending',
      })
      .onConflictDoNothing({ target: reviews.projectId })
      .returning({ id: reviews.id });
    if (!row) return { why: 'alreadyReviewed' } as const;
    await notifyOfNewReview(transaction, { jobs }, row.id);
    return { id: row.id, why: null };
  });

interface ReviewChanges {
  rating?: number | undefined;
  comment?: string | null | undefined;
  isAnonymous?: boolean | undefined;
}

/** Stores the edited review, or returns why not. A change of anonymity needs no moderator. */
export const editReview = (
  { db, clock, jobs }: Services,
  { id: userId }: Person,
  reviewId: number,
  { rating, comment, isAnonymous }: ReviewChanges,
) =>
  db.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId, eq(reviews.userId, userId));
    if (!review) return 'reviewNotFound';
    const now = clock.now();
    const reason = whyNotEditReview(review, now);
    if (reason) return reason;
    const isWaiting = review.editRating !== null;
    const words = {
      rating: rating ?? review.editRating ?? review.rating,
      comment: comment === undefined ? (isWaiting ? review.editComment : review.comment) : comment || null,
    };
    await transaction
      .update(reviews)
      .set({
        ...columnsOfEditedReview(review.status, words),
        isAnonymous: isAnonymous ?? review.isAnonymous,
        editedAt: now,
      })
      .where(eq(reviews.id, reviewId));
    if (review.status !== 'pending' && !isWaiting)
      await notifyOfReviewChange(transaction, { jobs }, reviewId);
    if (isAnonymous && !review.isAnonymous) await anonymizeReviewNotifications(transaction, reviewId);
    return null;
  });

/** Publishes the company's one reply, or returns why not. */
export const publishReply = ({ db, clock, jobs }: Services, person: Person, reviewId: number, text: string) =>
  db.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId, eq(companyProfiles.userId, person.id));
    if (!review) return 'reviewNotFound';
    const reason = whyNotReplyToReview(review);
    if (reason) return reason;
    await transaction
      .update(reviews)
      .set({ reply: text, repliedAt: clock.now() })
      .where(eq(reviews.id, reviewId));
    // A public review may be answered in public, but an author who has blocked the company is not notified.
    if (!(await hasBlocked(transaction, review.userId, person.id)))
      await notifyOfReviewReply(transaction, { jobs }, reviewId);
    await recordActivity(transaction, person, 'reply-to-review');
    return null;
  });

/** Replaces the reply. It notifies nobody again and keeps the first one's date. */
export const replaceReply = ({ db, clock }: Services, person: Person, reviewId: number, text: string) =>
  db.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId, eq(companyProfiles.userId, person.id));
    if (!review) return 'reviewNotFound';
    const reason = whyNotChangeReply(review, clock.now());
    if (reason) return reason;
    await transaction.update(reviews).set({ reply: text }).where(eq(reviews.id, reviewId));
    await recordActivity(transaction, person, 'change-reply');
    return null;
  });

/** Stores a report of a review, once per company. Returns null if there is one already. */
export const storeReviewFlag = (
  { db, clock, jobs }: Services,
  person: Person,
  review: { id: number; companyId: number },
  reason: string,
) =>
  db.transaction(async (transaction) => {
    const [flag] = await transaction
      .insert(reviewFlags)
      .values({ reviewId: review.id, companyId: review.companyId, reason, createdAt: clock.now() })
      .onConflictDoNothing()
      .returning();
    if (!flag) return null;
    await notifyOfReviewFlag(transaction, { jobs }, review.id);
    await recordActivity(transaction, person, 'report-review');
    return flag;
  });

/** Stores the author's appeal against the withholding, once, or returns why not. */
export const storeReviewAppeal = (
  { db, clock, jobs }: Services,
  { id: userId }: Person,
  reviewId: number,
  text: string,
) =>
  db.transaction(async (transaction) => {
    const review = await lockReview(transaction, reviewId, eq(reviews.userId, userId));
    if (!review) return 'reviewNotFound';
    const reason = whyNotAppealReview(review);
    if (reason) return reason;
    await transaction
      .update(reviews)
      .set({ appeal: text, appealedAt: clock.now() })
      .where(eq(reviews.id, reviewId));
    await notifyStaff(transaction, { jobs }, 'appeals');
    return null;
  });
