import { presentReviewFor } from '#features/reviews/core/rules/present-review.ts';
import type { ReviewReaderRole } from '#features/reviews/core/rules/reviews.ts';
import type { Services } from '#server/services/services.ts';
import { findReview } from './find-reviews.ts';
import { withTranslationOffers } from './with-translation-offers.ts';

/** Reads a stored review as one reader sees it. */
export const readReviewAs = async (
  { db, clock, translator }: Pick<Services, 'db' | 'clock' | 'translator'>,
  reviewId: number,
  reader: ReviewReaderRole,
) => {
  const row = await findReview(db, reviewId);
  if (!row) throw new Error(`Review ${reviewId} is gone`);
  return withTranslationOffers(presentReviewFor(row, { reader, now: clock.now() }), translator);
};
