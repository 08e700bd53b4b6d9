import { useRef } from 'react';
import { showToast } from '#design/toast.ts';
import { withMoved } from '#features/companies/core/rules/gallery.ts';
import {
  changeGalleryPicture,
  removeGalleryPicture,
} from '#features/companies/profile-editor/contract/own-pictures.ts';
import type { OwnCompany } from '#features/companies/profile-editor/contract/profile-editor.ts';
import { useStoreOwnCompany } from '#features/companies/profile-editor/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';

export type GalleryPicture = OwnCompany['gallery'][number];

export const useGallery = () => {
  const strings = useStrings();
  const { updateCache, refetch } = useStoreOwnCompany();

  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const change = async (send: () => Promise<GalleryPicture[]>) => {
    // Calls run one after the other so that the last of quick moves wins; earlier responses are outdated.
    const storing = lastSave.current.then(send);
    const settled = storing.catch(() => undefined);
    lastSave.current = settled;
    try {
      const gallery = await storing;
      if (lastSave.current === settled) updateCache(() => ({ gallery }));
    } catch (error) {
      const title = strings.editor.galleryNotChanged;
      showToast({ tone: 'destructive', title, text: reasonOf(error, strings) });
      refetch();
    }
  };

  return {
    /** Shows the move at once and undoes it if the call fails. */
    move: (pictureId: number, place: number) => {
      updateCache(({ gallery }) => {
        const byId = new Map(gallery.map((picture) => [picture.id, picture]));
        return { gallery: withMoved([...byId.keys()], pictureId, place).flatMap((id) => byId.get(id) ?? []) };
      });
      return change(() => callEndpoint(changeGalleryPicture, { params: { pictureId }, body: { place } }));
    },
    remove: (pictureId: number) =>
      change(() => callEndpoint(removeGalleryPicture, { params: { pictureId } })),
  };
};
