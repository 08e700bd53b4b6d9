export { routes } from './api.ts';
export { findComment, findReply } from './find-comment.ts';
export {
  forgetOldFlags,
  judgeAppeal,
  judgeFlag,
  judgeReview,
  type ReviewRuling,
  withholdPublic,
} from './judge-review.ts';
export { personalData } from './personal-data.ts';
export { publicReviewColumns } from './public-review-columns.ts';
export { putReplyBack, takeReply } from './take-down.ts';
export { withTranslationOffers } from './with-translation-offers.ts';
