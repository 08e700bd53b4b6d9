export { reviewsFeature } from './feature.ts';
export { findReviewComment, findReviewReply } from './find-review-text.ts';
export {
  judgeReview,
  judgeReviewAppeal,
  judgeReviewFlag,
  type ReviewRuling,
  withholdPublicReview,
} from './judge-review.ts';
export { publicReviewColumns } from './public-review-columns.ts';
export { restoreReply, takeDownReply } from './take-down-reply.ts';
export { withTranslationOffers } from './with-translation-offers.ts';
