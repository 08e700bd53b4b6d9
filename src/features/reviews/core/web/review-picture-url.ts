import { fetchReviewPicture } from '#features/reviews/core/contract/fetch-review-picture.ts';
import { requestPath } from '#kernel/endpoint.ts';

export const reviewPictureUrl = (reviewId: number, pictureId: number, size: 'small' | 'large'): string =>
  requestPath(fetchReviewPicture, { params: { reviewId, pictureId }, query: { size } });
