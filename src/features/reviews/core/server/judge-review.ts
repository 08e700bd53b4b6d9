import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { sendWebhookEvent } from '#features/api/webhooks/server/index.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { WithholdingReason } from '#features/reviews/core/rules/reviews.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { lockReview } from './find-reviews.ts';
import { reviewFlags, reviews } from './tables.ts';

/** A moderator either makes or leaves the words public, or withholds them with a reason. */
export type ReviewRuling =
  | { verdict: 'approve' }
  | { verdict: 'withhold'; reason: WithholdingReason; statement: string };

interface Decided {
  review: typeof reviews.$inferSelect;
}

type Denial = { why: 'notFound' | 'alreadyDecided' | 'changedMeanwhile' };

const anybodys = sql`true`;

const withhold = async (
  transaction: Db,
  reviewId: number,
  { reason, statement }: Extract<ReviewRuling, { verdict: 'withhold' }>,
  now: Date,
) => {
  await transaction
    .update(reviews)
    .set({
      status: 'rejected',
      editRating: null,
      editComment: null,
      withheldFor: reason,
      withheldAt: now,
      withheldWhy: statement,
      // Withholding again settles the earlier appeal, so the author may object to this one.
      appeal: null,
      appealedAt: null,
      appealDecidedAt: null,
    })
    .where(eq(reviews.id, reviewId));
  // Withholding upholds every open report about the review.
  await transaction
    .update(reviewFlags)
    .set({ decidedAt: now, outcome: 'upheld' })
    .where(and(eq(reviewFlags.reviewId, reviewId), isNull(reviewFlags.decidedAt)));
};

/** Withholds a public review, whether or not it was reported. Returns null if it is not public. */
export const withholdPublicReview = async (
  transaction: Db,
  id: number,
  ruling: { reason: WithholdingReason; statement: string },
  now: Date,
) => {
  const review = await lockReview(transaction, id, anybodys);
  if (review?.status !== 'approved') return null;
  await withhold(transaction, id, { verdict: 'withhold', ...ruling }, now);
  return { ownerId: review.userId };
};

/** The company's webhooks hear of a review once everybody can read it. */
const sendReviewPublished = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  { id, companyId }: typeof reviews.$inferSelect,
  now: Date,
) => {
  const [company] = await transaction
    .select({ ownerId: companyProfiles.userId })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, companyId));
  await sendWebhookEvent(transaction, services, [company?.ownerId ?? null], {
    type: 'review.published',
    data: { reviewId: id, companyId },
    at: now,
  });
};

/** Decides about a review, or about new words beside approved ones, if it is still what the moderator saw. */
export const judgeReview = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  { id, seen }: { id: number; seen: string },
  ruling: ReviewRuling,
  now: Date,
): Promise<Decided | Denial> => {
  const review = await lockReview(transaction, id, anybodys);
  if (!review) return { why: 'notFound' };
  const isEdit = review.editRating !== null;
  if (review.status !== 'pending' && !isEdit) return { why: 'alreadyDecided' };
  if ((review.editedAt ?? review.createdAt).toISOString() !== seen) return { why: 'changedMeanwhile' };
  if (ruling.verdict === 'withhold' && !isEdit) await withhold(transaction, id, ruling, now);
  else {
    const isNew = ruling.verdict === 'approve' && isEdit;
    await transaction
      .update(reviews)
      .set({
        status: 'approved',
        editRating: null,
        editComment: null,
        ...(isNew && {
          rating: review.editRating ?? review.rating,
          comment: review.editComment,
        }),
      })
      .where(eq(reviews.id, id));
    if (ruling.verdict === 'approve' && !isEdit)
      await sendReviewPublished(transaction, services, review, now);
  }
  return { review };
};

/** Decides about a company's report of a review. */
export const judgeReviewFlag = async (
  transaction: Db,
  flagId: number,
  ruling: ReviewRuling,
  now: Date,
): Promise<Decided | Denial> => {
  const [flag] = await transaction.select().from(reviewFlags).where(eq(reviewFlags.id, flagId));
  // The review is locked before the flag is read again, so decisions about either happen one after the other.
  const review = flag && (await lockReview(transaction, flag.reviewId, anybodys));
  if (!review) return { why: 'notFound' };
  const outcome = ruling.verdict === 'withhold' ? ('upheld' as const) : ('dismissed' as const);
  const decided = await transaction
    .update(reviewFlags)
    .set({ decidedAt: now, outcome })
    .where(and(eq(reviewFlags.id, flagId), isNull(reviewFlags.decidedAt)))
    .returning({ id: reviewFlags.id });
  if (decided.length === 0) return { why: 'alreadyDecided' };
  if (ruling.verdict === 'withhold' && review.status !== 'rejected')
    await withhold(transaction, review.id, ruling, now);
  return { review };
};

/** Decides about the author's appeal against the withholding. */
export const judgeReviewAppeal = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  reviewId: number,
  { verdict, statement }: { verdict: ReviewRuling['verdict']; statement: string | null },
  now: Date,
): Promise<Decided | Denial> => {
  const review = await lockReview(transaction, reviewId, anybodys);
  if (!review?.appealedAt) return { why: 'notFound' };
  if (review.appealDecidedAt) return { why: 'alreadyDecided' };
  const restored = { status: 'approved', withheldFor: null, withheldAt: null, withheldWhy: null } as const;
  await transaction
    .update(reviews)
    .set({ appealDecidedAt: now, ...(verdict === 'approve' ? restored : { withheldWhy: statement }) })
    .where(eq(reviews.id, reviewId));
  if (verdict === 'approve') await sendReviewPublished(transaction, services, review, now);
  return { review };
};

export const forgetOldReviewFlags = (db: Db) =>
  db
    .delete(reviewFlags)
    .where(lt(reviewFlags.decidedAt, sql`now() - make_interval(days => ${RETENTION_DAYS.decisions})`));
