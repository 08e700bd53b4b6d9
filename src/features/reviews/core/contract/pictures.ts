import * as z from 'zod/mini';
import type { sentences } from '#features/reviews/core/strings/en/reviews.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { createFileRefusals } from '#kernel/file-refusals.ts';
import { idInPath } from '#kernel/id-schema.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { reviewPictureNotFoundRefusal, reviewPictureParams } from './fetch-review-picture.ts';
import { reviewSchema } from './review-schemas.ts';

const messageKey = createMessageKey<typeof sentences>('reviews');

const reviewNotFound = { status: 404, say: messageKey('reviewNotFound') } as const;

export const addReviewPicture = endpoint({
  method: 'POST',
  url: '/api/reviews/:reviewId/pictures',
  upload: {
    field: 'file',
    largest: MAX_FILE_BYTES,
    say: { tooLarge: messageKey('pictureTooLarge'), notOneFile: messageKey('notOnePicture') },
  },
  server: {
    who: 'client',
    summary: 'Add a picture (JPEG, PNG, GIF) to one of your reviews that a moderator hasn’t read yet',
    params: z.object({ reviewId: idInPath }),
    response: reviewSchema,
    refusals: {
      reviewNotFound,
      pictureTooLate: { status: 409, say: messageKey('pictureTooLate') },
      tooManyPictures: { status: 409, say: messageKey('tooManyPictures') },
      ...createFileRefusals({
        wrongType: messageKey('notAPicture'),
        unreadable: messageKey('pictureUnreadable'),
        notStored: messageKey('pictureNotStored'),
      }),
    },
  },
});

export const removeReviewPicture = endpoint({
  method: 'DELETE',
  url: '/api/reviews/:reviewId/pictures/:pictureId',
  server: {
    who: 'client',
    summary: 'Remove a picture from one of your reviews, as long as you can change it',
    params: reviewPictureParams,
    response: reviewSchema,
    refusals: {
      reviewNotFound,
      pictureNotFound: reviewPictureNotFoundRefusal,
      editTooLate: { status: 409, say: messageKey('editTooLate') },
      reviewAppealed: { status: 409, say: messageKey('reviewAppealed') },
    },
  },
});
