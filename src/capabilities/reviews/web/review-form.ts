import type * as z from 'zod/mini';
import { showToast } from '#design/toast.ts';
import type { Review } from '#reviews/contract/review.ts';
import { changeReview, createReview, reviewWords } from '#reviews/contract/reviews.ts';
import { ApiError, call } from '#web/api-client.ts';
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
export type ReviewFormTerms = { onDone: () => void } & (
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

export const useReviewForm = ({ sendPictures, ...terms }: ReviewFormTerms & WithPictures) => {
  const strings = useStrings();
  const { review, onDone } = terms;
  const { reviews } = strings;
  return useForm<ReviewValues, ReviewWords>({
    schema: reviewWords,
    values: valuesOf(review),
    send: async (body, _, once) => {
      const send = () => {
        if (terms.review) return call(changeReview, { params: { reviewId: terms.review.id }, body });
        const { companyId, projectId } = terms;
        const create = () =>
          call(createReview, { params: { companyId }, body: { ...body, projectId } }, once);
        // Its answer got lost: asked once more it is heard, and the pictures go too. Shown as written, the page would
        // take this form away with them.
        return create().catch((error: unknown) => {
          if (error instanceof ApiError) throw error;
          return create();
        });
      };
      // What was withheld waits again, whatever of it was changed.
      const isLeft = review && review.status !== 'rejected' && isSame(body, valuesOf(review));
      const stored = isLeft ? review : await send();
      const said = await sendPictures(stored.id);
      // One notice: of several only the last would stay.
      const text = [reviews.submittedText, said].filter(Boolean).join(' ');
      showToast({ tone: 'success', title: reviews.submitted, text });
      onDone();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: reviews.submitFailed, text: reasonOf(error, strings) }),
  });
};
