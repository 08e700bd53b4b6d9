import type { PublicReview } from '#features/reviews/core/contract/review-schemas.ts';
import type { Translator } from '#server/services/translator.ts';

/** Adds the languages that the review and its reply seem to be in. */
export const withTranslationOffers = <Shown extends PublicReview>(
  review: Shown,
  translator: Translator,
): Shown => ({
  ...review,
  translation: translator.offerFor(review.comment),
  replyTranslation: translator.offerFor(review.reply?.text ?? null),
});
