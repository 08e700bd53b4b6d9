import type * as z from 'zod/mini';
import { showToast } from '#design/toast.ts';
import type { Review } from '#reviews/contract/review.ts';
import { changeReview, createReview, reviewWords } from '#reviews/contract/reviews.ts';
import { call } from '#web/api-client.ts';
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

export interface ReviewFormTerms {
  companyId: number;
  projectId: number;
  /** What is changed; without it a review is written. */
  review?: Review | undefined;
  onDone: () => void;
}

interface WithPictures {
  /** What is to be done with the pictures once the review is stored. */
  sendPictures: (reviewId: number) => Promise<void>;
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

export const useReviewForm = ({
  companyId,
  projectId,
  review,
  onDone,
  sendPictures,
}: ReviewFormTerms & WithPictures) => {
  const strings = useStrings();
  const { reviews } = strings;
  return useForm<ReviewValues, ReviewWords>({
    schema: reviewWords,
    values: valuesOf(review),
    send: async (body, _, once) => {
      const stored = await (review && review.status !== 'rejected' && isSame(body, valuesOf(review))
        ? review
        : review
          ? call(changeReview, { params: { reviewId: review.id }, body })
          : call(createReview, { params: { companyId }, body: { ...body, projectId } }, once));
      await sendPictures(stored.id);
      showToast({ tone: 'success', title: reviews.submitted, text: reviews.submittedText });
      onDone();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: reviews.submitFailed, text: reasonOf(error, strings) }),
  });
};
