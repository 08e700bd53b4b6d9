import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { fileRefusals } from '#kernel/file-refusals.ts';
import { idInPath } from '#kernel/ids.ts';
import { LARGEST_FILE } from '#kernel/largest-file.ts';
import { pictureSize } from '#kernel/picture-size.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import type { sentences } from '#reviews/strings/en/reviews.ts';
import { review } from './review.ts';

const say = sentencesOf<typeof sentences>('reviews');

const ofPicture = z.object({ reviewId: idInPath, pictureId: idInPath });

const reviewNotFound = { status: 404, say: say('reviewNotFound') } as const;
const pictureNotFound = { status: 404, say: say('pictureNotFound') } as const;

export const addReviewPicture = endpoint({
  method: 'POST',
  url: '/api/reviews/:reviewId/pictures',
  upload: {
    field: 'file',
    largest: LARGEST_FILE,
    say: { tooLarge: say('pictureTooLarge'), notOneFile: say('notOnePicture') },
  },
  server: {
    who: 'client',
    summary: 'Add a picture (JPEG, PNG, GIF) to a review of mine that a moderator has not read yet',
    params: z.object({ reviewId: idInPath }),
    answer: review,
    refusals: {
      reviewNotFound,
      pictureTooLate: { status: 409, say: say('pictureTooLate') },
      tooManyPictures: { status: 409, say: say('tooManyPictures') },
      ...fileRefusals({
        wrongType: say('notAPicture'),
        unreadable: say('pictureUnreadable'),
        notStored: say('pictureNotStored'),
      }),
    },
  },
});

export const removeReviewPicture = endpoint({
  method: 'DELETE',
  url: '/api/reviews/:reviewId/pictures/:pictureId',
  server: {
    who: 'client',
    summary: 'Take a picture away from a review of mine, as long as it can be changed',
    params: ofPicture,
    answer: review,
    refusals: {
      reviewNotFound,
      pictureNotFound,
      editTooLate: { status: 409, say: say('editTooLate') },
      reviewAppealed: { status: 409, say: say('reviewAppealed') },
    },
  },
});

export const fetchReviewPicture = endpoint({
  method: 'GET',
  url: '/api/reviews/:reviewId/pictures/:pictureId',
  server: {
    who: 'anyone',
    asCompany: 'member',
    summary: 'A picture of a review as WebP in one of two sizes, for whoever may read the review',
    params: ofPicture,
    query: pictureSize,
    isFile: true,
    refusals: { pictureNotFound },
  },
});
