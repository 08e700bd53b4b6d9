import { showToast } from '#design/toast.ts';
import { addReviewPicture } from '#features/reviews/core/contract/pictures.ts';
import { sendFile } from '#web/send-file.ts';
import { createPersistentUploadQueue } from '#web/uploads/create-persistent-upload-queue.ts';
import { isFinalRefusal } from '#web/uploads/is-final-refusal.ts';

interface ForReview {
  reviewId: number;
}

/** The queue stores pictures of a saved review while there is no connection. The live part knows its name. */
export const reviewPictureUploadQueue = createPersistentUploadQueue<ForReview>({
  name: 'review-pictures',
  isTarget: (value): value is ForReview => 'reviewId' in value,
  send: async (client, { key, reviewId, file }) => {
    try {
      await sendFile(addReviewPicture, file, { params: { reviewId } }, { idempotencyKey: key });
    } catch (error) {
      if (!isFinalRefusal(error)) throw error;
      // No list shows waiting pictures: the failure may come much later and on another page.
      showToast({ tone: 'destructive', title: file.name, text: error.wire.message ?? '' });
    }
    void client.invalidateQueries({
      predicate: ({ queryKey: [address] }) => typeof address === 'string' && /reviews|projects/.test(address),
    });
  },
});
