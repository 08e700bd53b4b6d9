import * as z from 'zod/mini';
import type { sentences } from '#features/reviews/core/strings/en/reviews.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { pictureSizeSchema } from '#kernel/picture-size-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';

const messageKey = createMessageKey<typeof sentences>('reviews');

export const reviewPictureParams = z.object({ reviewId: idInPath, pictureId: idInPath });

export const reviewPictureNotFoundRefusal = { status: 404, say: messageKey('pictureNotFound') } as const;

/** This endpoint stands apart because readers of reviews need it without the calls that add and remove pictures. */
export const fetchReviewPicture = endpoint({
  method: 'GET',
  url: '/api/reviews/:reviewId/pictures/:pictureId',
  server: {
    scope: 'any',
    who: 'anyone',
    asCompany: 'member',
    summary: 'Download a review’s picture (WebP, in one of two sizes), if you can read the review',
    params: reviewPictureParams,
    query: pictureSizeSchema,
    isFile: true,
    refusals: { pictureNotFound: reviewPictureNotFoundRefusal },
  },
});
