import { showToast } from '#design/toast.ts';
import { addReviewPicture } from '#features/reviews/core/contract/pictures.ts';
import { sendFile } from '#web/send-file.ts';
import { wasRefused } from '#web/uploads/is-refusal.ts';
import { waitingUploads } from '#web/uploads/waiting-uploads.ts';

interface ForReview {
  reviewId: number;
}

/** Pictures of a stored review for which there was no connection. The live part knows the queue's name. */
export const reviewQueue = waitingUploads<ForReview>({
  name: 'review-pictures',
  isTarget: (value): value is ForReview => 'reviewId' in value,
  send: async (client, { key, reviewId, file }) => {
    try {
      await sendFile(addReviewPicture, file, { params: { reviewId } }, { idempotencyKey: key });
    } catch (error) {
      if (!wasRefused(error)) throw error;
      // No list shows what waits: it may be long ago, on another page.
      showToast({ tone: 'destructive', title: file.name, text: error.wire.message ?? '' });
    }
    void client.invalidateQueries({
      predicate: ({ queryKey: [address] }) => typeof address === 'string' && /reviews|projects/.test(address),
    });
  },
});
