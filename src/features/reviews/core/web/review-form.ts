import type * as z from 'zod/mini';
import { showToast } from '#design/toast.ts';
import type { Review } from '#features/reviews/core/contract/review.ts';
import { changeReview, createReview, reviewWords } from '#features/reviews/core/contract/reviews.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

export interface ReviewValues {
  /** 0 until one is chosen. */
  rating: number;
  comment: string;
  isAnonymous: boolean;
}

type ReviewWords = z.output<typeof reviewWords>;

/** A review of a project is written, or one there is is changed. */
export type ReviewFormOptions = { onDone: () => void } & (
  | { companyId: number; projectId: number; review?: undefined }
  | { review: Review }
);

interface WithPictures {
  /** What is to be done with the pictures once the review is stored, and what is to be said of them then. */
  sendPictures: (reviewId: number) => Promise<string>;
}

// Their own last words are what somebody goes on from, also while these wait.
const valuesOf = (review: Review | undefined): ReviewValues => ({
  rating: review?.edit?.rating ?? review?.rating ?? 0,
  comment: (review?.edit ?? review)?.comment ?? '',
  isAnonymous: review?.isAnonymous ?? false,
});

// Only its pictures are other ones: its words need not wait again.
const isSame = (body: ReviewWords, { rating, comment, isAnonymous }: ReviewValues) =>
  body.rating === rating && (body.comment ?? '') === comment && body.isAnonymous === isAnonymous;

export const useReviewForm = ({ sendPictures, ...options }: ReviewFormOptions & WithPictures) => {
  const strings = useStrings();
  const { review, onDone } = options;
  const { reviews } = strings;
  return useForm<ReviewValues, ReviewWords>({
    schema: reviewWords,
    values: valuesOf(review),
    send: async (body, _, callOptions) => {
      const send = () => {
        if (options.review)
          return callEndpoint(changeReview, { params: { reviewId: options.review.id }, body });
        const { companyId, projectId } = options;
        const create = () =>
          callEndpoint(createReview, { params: { companyId }, body: { ...body, projectId } }, callOptions);
        // Its answer got lost: asked once more it is heard, and the pictures go too. Shown as written, the page would
        // take this form away with them.
        return create().catch((error: unknown) => {
          if (error instanceof ApiError) throw error;
          return create();
        });
      };
      // What was withheld waits again, whatever of it was changed.
      const isLeft = review && review.status !== 'rejected' && isSame(body, valuesOf(review));
      const storedReview = isLeft ? review : await send();
      const pictureMessage = await sendPictures(storedReview.id);
      // One notice: of several only the last would stay.
      const text = [reviews.submittedText, pictureMessage].filter(Boolean).join(' ');
      showToast({ tone: 'success', title: reviews.submitted, text });
      onDone();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: reviews.submitFailed, text: reasonOf(error, strings) }),
  });
};
