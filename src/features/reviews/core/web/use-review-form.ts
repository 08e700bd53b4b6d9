import type * as z from 'zod/mini';
import { showToast } from '#design/toast.ts';
import type { Review } from '#features/reviews/core/contract/review-schemas.ts';
import { changeReview, createReview, reviewInputSchema } from '#features/reviews/core/contract/reviews.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useForm } from '#web/form/use-form.ts';
import { useStrings } from '#web/strings.tsx';

export interface ReviewFormValues {
  /** It is 0 until a rating is chosen. */
  rating: number;
  comment: string;
  isAnonymous: boolean;
}

type ReviewWords = z.output<typeof reviewInputSchema>;

/** The form either writes a review of a project or edits an existing one. */
export type ReviewFormOptions = { onDone: () => void } & (
  | { companyId: number; projectId: number; review?: undefined }
  | { review: Review }
);

interface WithPictures {
  /** Uploads the pictures of the stored review and returns the message about them. */
  sendPictures: (reviewId: number) => Promise<string>;
}

// The form starts from the author's latest words, also while these wait for a moderator.
const valuesOf = (review: Review | undefined): ReviewFormValues => ({
  rating: review?.edit?.rating ?? review?.rating ?? 0,
  comment: (review?.edit ?? review)?.comment ?? '',
  isAnonymous: review?.isAnonymous ?? false,
});

// If only the pictures change, the words need not wait again.
const isSame = (body: ReviewWords, { rating, comment, isAnonymous }: ReviewFormValues) =>
  body.rating === rating && (body.comment ?? '') === comment && body.isAnonymous === isAnonymous;

export const useReviewForm = ({ sendPictures, ...options }: ReviewFormOptions & WithPictures) => {
  const strings = useStrings();
  const { review, onDone } = options;
  const { reviews } = strings;
  return useForm<ReviewFormValues, ReviewWords>({
    schema: reviewInputSchema,
    values: valuesOf(review),
    send: async (body, _, callOptions) => {
      const send = () => {
        if (options.review)
          return callEndpoint(changeReview, { params: { reviewId: options.review.id }, body });
        const { companyId, projectId } = options;
        const create = () =>
          callEndpoint(createReview, { params: { companyId }, body: { ...body, projectId } }, callOptions);
        // If the response got lost, sending once more brings it, and the pictures follow. Otherwise the page would
        // show the review as written and remove this form.
        return create().catch((error: unknown) => {
          if (error instanceof ApiError) throw error;
          return create();
        });
      };
      // A withheld review waits again, even if only its pictures were changed.
      const isLeft = review && review.status !== 'rejected' && isSame(body, valuesOf(review));
      const storedReview = isLeft ? review : await send();
      const pictureMessage = await sendPictures(storedReview.id);
      // Only the last of several toasts would stay, so there is one.
      const text = [reviews.submittedText, pictureMessage].filter(Boolean).join(' ');
      showToast({ tone: 'success', title: reviews.submitted, text });
      onDone();
    },
    onRefused: (error) =>
      showToast({ tone: 'destructive', title: reviews.submitFailed, text: failureReasonOf(error, strings) }),
  });
};
