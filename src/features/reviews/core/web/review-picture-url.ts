import { requestPath } from '#kernel/endpoint.ts';
import { fetchReviewPicture } from '#features/reviews/core/contract/fetch-picture.ts';

export const reviewPictureUrl = (reviewId: number, pictureId: number, size: 'small' | 'large'): string =>
  requestPath(fetchReviewPicture, { params: { reviewId, pictureId }, query: { size } });
