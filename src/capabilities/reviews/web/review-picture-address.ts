import { addressOf } from '#kernel/endpoint.ts';
import { fetchReviewPicture } from '#reviews/contract/fetch-picture.ts';

export const reviewPictureAddress = (reviewId: number, pictureId: number, size: 'small' | 'large'): string =>
  addressOf(fetchReviewPicture, { params: { reviewId, pictureId }, query: { size } });
