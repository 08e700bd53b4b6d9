import { useEffect } from 'react';
import { faultOfPicture } from '#companies/rules/gallery.ts';
import { showToast } from '#design/toast.ts';
import { addPicture } from '#profile-editor/contract/own-pictures.ts';
import type { OwnCompany } from '#profile-editor/contract/profile-editor.ts';
import { useStoreOwnCompany } from '#profile-editor/web/questions.ts';
import { sendFile } from '#web/send-file.ts';
import { useStrings } from '#web/strings.tsx';
import { openUploads } from '#web/uploads/uploads.ts';
import type { Picture } from './use-gallery.ts';

const useBox = openUploads<Picture>({ send: (file, options) => sendFile(addPicture, file, {}, options) });

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

  const refuse = (text: string) => showToast({ tone: 'destructive', title: editor.notUploaded, text });
  const upload = (files: readonly File[]) => {
    let free = (limits.images ?? Number.POSITIVE_INFINITY) - gallery.length - uploads.length;
    for (const file of files) {
      const fault = faultOfPicture(file);
      if (fault === 'type') refuse(editor.wrongTypeOf(file.name));
      else if (fault === 'size') refuse(editor.tooLargeOf(file.name));
      else if (free <= 0) return refuse(editor.galleryFull(editor.plans[plan], limits.images));
      else {
        free -= 1;
        begin(file);
      }
    }
    return undefined;
  };
  return { uploads, upload, remove, tryAgain };
};
