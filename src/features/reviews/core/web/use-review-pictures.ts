import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import { addReviewPicture, removeReviewPicture } from '#features/reviews/core/contract/pictures.ts';
import type { Review, ReviewPicture } from '#features/reviews/core/contract/review-schemas.ts';
import { MAX_REVIEW_PICTURES } from '#features/reviews/core/rules/reviews.ts';
import { MAX_FILE_BYTES } from '#kernel/max-file-bytes.ts';
import { formatFileSize } from '#kernel/uploaded-file.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { fileIdempotencyKey } from '#web/uploads/file-idempotency-key.ts';
import { filePreviewUrl } from '#web/uploads/file-preview-url.ts';
import { isFinalRefusal } from '#web/uploads/is-final-refusal.ts';
import { preparePicture } from '#web/uploads/prepare-picture.ts';
import { useVisitor } from '#web/visitor.ts';
import { reviewPictureUploadQueue } from './review-picture-upload-queue.ts';

export interface ChosenPictureData {
  key: string;
  file: File;
  /** The preview is an object URL; it is null until it is drawn, or if the browser cannot draw it. */
  preview: string | null;
}

/** Tracks which pictures of an edited review stay and which are added. All changes are sent with the review. */
export const useReviewPictures = (review: Review | undefined) => {
  const client = useQueryClient();
  const me = useVisitor()?.id ?? 0;
  const strings = useStrings();
  const { reviews } = strings;
  const [storedPictures, setStoredPictures] = useState<readonly ReviewPicture[]>(review?.pictures ?? []);
  const [chosenPictures, setChosenPictures] = useState<readonly ChosenPictureData[]>([]);
  const free = MAX_REVIEW_PICTURES - storedPictures.length - chosenPictures.length;

  const showFault = (title: string, text: string) => showToast({ tone: 'destructive', title, text });
  const choose = async (files: readonly File[]) => {
    const right: File[] = [];
    const faults: string[] = [];
    for (const file of files) {
      const ready = await preparePicture(file);
      if (typeof ready !== 'string') right.push(ready);
      else if (ready === 'heic') faults.push(reviews.heic(file.name));
      else faults.push(reviews.noPicture(file.name, formatFileSize(MAX_FILE_BYTES)));
    }
    if (faults.length > 0) showFault(reviews.pictures, faults.join(' '));
    if (right.length > free) showFault(reviews.pictures, reviews.tooManyPictures);
    for (const file of right.slice(0, free)) {
      const key = await fileIdempotencyKey(file, 'review');
      setChosenPictures((all) =>
        all.some((item) => item.key === key) ? all : [...all, { key, file, preview: null }],
      );
      void filePreviewUrl(file).then((preview) =>
        setChosenPictures((all) => all.map((item) => (item.key === key ? { ...item, preview } : item))),
      );
    }
  };

  /** The review is stored whatever becomes of its pictures. Returns the message about those that did not arrive. */
  const send = async (reviewId: number) => {
    const removedPictures = (review?.pictures ?? []).filter(
      ({ id }) => !storedPictures.some((item) => item.id === id),
    );
    for (const { id } of removedPictures)
      await callEndpoint(removeReviewPicture, { params: { reviewId, pictureId: id } });
    const failed: string[] = [];
    const unheard: { reviewId: number; file: File; key: string }[] = [];
    for (const { file, key: picture } of chosenPictures) {
      // The key prevents a second copy if the picture is picked again after its response got lost.
      const key = `${picture} ${reviewId}`;
      const sending = sendFile(addReviewPicture, file, { params: { reviewId } }, { idempotencyKey: key });
      await sending.catch((error: unknown) => {
        if (isFinalRefusal(error))
          failed.push(`${reviews.pictureLeftOut(file.name)}: ${failureReasonOf(error, strings)}`);
        else unheard.push({ reviewId, file, key });
      });
    }
    if (unheard.length > 0) {
      await reviewPictureUploadQueue.add({ client, me }, unheard);
      failed.push(reviews.picturesWait(unheard.length));
    }
    return failed.join(' ');
  };
  return {
    storedPictures,
    chosenPictures,
    free,
    choose,
    send,
    isChanged: chosenPictures.length > 0 || storedPictures.length < (review?.pictures.length ?? 0),
    drop: (id: number) => setStoredPictures((all) => all.filter((item) => item.id !== id)),
    unchoose: (key: string) => setChosenPictures((all) => all.filter((item) => item.key !== key)),
  };
};
