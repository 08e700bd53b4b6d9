import { useRef } from 'react';
import { withMoved } from '#companies/rules/gallery.ts';
import { showToast } from '#design/toast.ts';
import { changePicture, removePicture } from '#profile-editor/contract/own-pictures.ts';
import type { OwnCompany } from '#profile-editor/contract/profile-editor.ts';
import { useStoreOwnCompany } from '#profile-editor/web/questions.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';

export type Picture = OwnCompany['gallery'][number];

/** What can be done with pictures that are there. */
export const useGallery = () => {
  const strings = useStrings();
  const { keep, askAnew } = useStoreOwnCompany();

  const stored = useRef<Promise<unknown>>(Promise.resolve());

  const change = async (ask: () => Promise<Picture[]>) => {
    // One after the other, so that the last of quick moves is the one that stays; the answers before it are old.
    const storing = stored.current.then(ask);
    const settled = storing.catch(() => undefined);
    stored.current = settled;
    try {
      const gallery = await storing;
      if (stored.current === settled) keep(() => ({ gallery }));
    } catch (error) {
      const title = strings.editor.galleryNotChanged;
      showToast({ tone: 'destructive', title, text: reasonOf(error, strings) });
      askAnew();
    }
  };

  return {
    /** Shown at once, and as it was again where that fails. */
    move: (pictureId: number, place: number) => {
      keep(({ gallery }) => {
        const byId = new Map(gallery.map((picture) => [picture.id, picture]));
        return { gallery: withMoved([...byId.keys()], pictureId, place).flatMap((id) => byId.get(id) ?? []) };
      });
      return change(() => call(changePicture, { params: { pictureId }, body: { place } }));
    },
    remove: (pictureId: number) => change(() => call(removePicture, { params: { pictureId } })),
  };
};
