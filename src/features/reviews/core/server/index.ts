export { reviewsFeature } from './feature.ts';
export { findComment, findReply } from './find-comment.ts';
export { judgeAppeal, judgeFlag, judgeReview, type ReviewRuling, withholdPublic } from './judge-review.ts';
export { publicReviewColumns } from './public-review-columns.ts';
export { putReplyBack, takeReply } from './take-down.ts';
export { withTranslationOffers } from './with-translation-offers.ts';
