import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '#design/toast.ts';
import { whyNotGalleryPicture } from '#features/companies/core/rules/gallery-pictures.ts';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import { useStrings } from '#web/strings.tsx';
import { type FileUploadState, createUseUploads } from '#web/uploads/create-use-uploads.ts';
import { preparePicture } from '#web/uploads/prepare-picture.ts';
import { useVisitor } from '#web/visitor.ts';
import { galleryUploadQueue, uploadGalleryPicture, addToCachedGallery } from './gallery-upload-queue.ts';
import type { GalleryPictureData } from './use-gallery-editor.ts';

type Upload = FileUploadState<GalleryPictureData>;

const useBox = createUseUploads<GalleryPictureData>({
  send: (file, options) => uploadGalleryPicture(file, options),
});

/**
 * Uploads into the gallery. A finished one becomes a picture like the others; one without a response moves to the
 * queue, which waits for a connection and outlives the page.
 */
export const useGalleryUploads = ({ id, gallery, limits, plan }: OwnCompany) => {
  const { editor } = useStrings();
  const client = useQueryClient();
  const me = useVisitor()?.id ?? 0;
  const { uploads: going, begin, remove: takeOut, tryAgain: tryNow } = useBox(String(id));
  const left = galleryUploadQueue.useFiles().filter((item) => item.me === me && item.galleryOf === id);

  useEffect(() => {
    for (const upload of going) {
      const { response: answer, failure, file, key } = upload;
      if (!answer && (!failure || failure.isRefused)) continue;
      takeOut(upload);
      if (answer) addToCachedGallery(client, answer);
      else void galleryUploadQueue.add({ client, me }, [{ galleryOf: id, file, key }]);
    }
  }, [going, takeOut, client, me, id]);

  const waiting = left.map(({ key, file, state, reason }): Upload => {
    const failure =
      state === 'sending'
        ? null
        : { reason: state === 'refused' ? reason : editor.waitsForLine, isRefused: state === 'refused' };
    return { key, file, preview: null, share: 0, response: null, giveUp: new AbortController(), failure };
  });
  const isWaiting = ({ key }: Upload) => waiting.some((item) => item.key === key);
  const uploads = [...going, ...waiting];
  const remove = (upload: Upload) =>
    isWaiting(upload) ? void galleryUploadQueue.remove(upload.key) : takeOut(upload);
  const tryAgain = (upload: Upload) =>
    isWaiting(upload) ? galleryUploadQueue.tryAgain({ client, me }, upload.key) : tryNow(upload);

  const upload = async (files: readonly File[]) => {
    let free = (limits.images ?? Number.POSITIVE_INFINITY) - gallery.length - uploads.length;
    // All refusals share one toast: of several only the last would stay.
    const refused: string[] = [];
    for (const file of files) {
      if (free <= 0) {
        refused.push(editor.galleryFull(plan && editor.plans[plan], limits.images));
        break;
      }
      const ready = await preparePicture(file);
      if (ready === 'heic') refused.push(editor.heic(file.name));
      else if (ready === 'size') refused.push(editor.tooLargeOf(file.name));
      else if (ready === 'type' || whyNotGalleryPicture(ready) === 'type')
        refused.push(editor.wrongTypeOf(file.name));
      else {
        free -= 1;
        begin(ready);
      }
    }
    if (refused.length > 0)
      showToast({ tone: 'destructive', title: editor.notUploaded, text: refused.join(' ') });
  };
  return { uploads, upload, remove, tryAgain };
};
