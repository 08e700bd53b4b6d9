import { useEffect } from 'react';
import { faultOfPicture } from '#companies/rules/gallery.ts';
import { showToast } from '#design/toast.ts';
import { addGalleryPicture } from '#profile-editor/contract/own-pictures.ts';
import type { OwnCompany } from '#profile-editor/contract/profile-editor.ts';
import { useStoreOwnCompany } from '#profile-editor/web/questions.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { readyPicture } from '#web/uploads/ready-picture.ts';
import { openUploads } from '#web/uploads/uploads.ts';
import type { Picture } from './use-gallery.ts';

const useBox = openUploads<Picture>({
  send: (file, options) => sendFile(addGalleryPicture, file, {}, options),
});

/** Files on their way into the gallery. One that has arrived is a picture like the others. */
export const useGalleryUploads = ({ id, gallery, limits, plan }: OwnCompany) => {
  const { editor } = useStrings();
  const { keep } = useStoreOwnCompany();
  const { uploads, begin, remove, tryAgain } = useBox(String(id));

  useEffect(() => {
    for (const upload of uploads) {
      const { answer } = upload;
      if (!answer) continue;
      remove(upload);
      keep(({ gallery: before }) => ({
        gallery: before.some((it) => it.id === answer.id) ? before : [...before, answer],
      }));
    }
  }, [uploads, remove, keep]);

  const upload = async (files: readonly File[]) => {
    let free = (limits.images ?? Number.POSITIVE_INFINITY) - gallery.length - uploads.length;
    // One notice: of several only the last would stay.
    const refused: string[] = [];
    for (const file of files) {
      if (free <= 0) {
        refused.push(editor.galleryFull(editor.plans[plan], limits.images));
        break;
      }
      const ready = await readyPicture(file);
      if (ready === 'heic') refused.push(editor.heic(file.name));
      else if (ready === 'size') refused.push(editor.tooLargeOf(file.name));
      else if (ready === 'type' || faultOfPicture(ready) === 'type')
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
