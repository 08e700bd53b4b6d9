import { displayUsernameSql } from '#features/accounts/core/server/index.ts';
import { reviewPicturesSql, reviews } from './tables.ts';

/** `presentPublicReview` reads these columns of a review that is joined with its author in `users`. */
export const publicReviewColumns = {
  id: reviews.id,
  rating: reviews.rating,
  comment: reviews.comment,
  createdAt: reviews.createdAt,
  isAnonymous: reviews.isAnonymous,
  reply: reviews.reply,
  repliedAt: reviews.repliedAt,
  username: displayUsernameSql,
  pictures: reviewPicturesSql,
};
