import { useRef } from 'react';
import { showToast } from '#design/toast.ts';
import { moveIdToIndex } from '#features/companies/core/rules/gallery-pictures.ts';
import type { OwnCompany } from '#features/companies/profile-editor/contract/own-company.ts';
import {
  changeGalleryPicture,
  removeGalleryPicture,
} from '#features/companies/profile-editor/contract/own-pictures.ts';
import { useOwnCompanyCache } from '#features/companies/profile-editor/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';

export type GalleryPictureData = OwnCompany['gallery'][number];

export const useGalleryEditor = () => {
  const strings = useStrings();
  const { updateCache, refetch } = useOwnCompanyCache();

  const lastSave = useRef<Promise<unknown>>(Promise.resolve());

  const change = async (send: () => Promise<GalleryPictureData[]>) => {
    // Calls run one after the other so that the last of quick moves wins; earlier responses are outdated.
    const storing = lastSave.current.then(send);
    const settled = storing.catch(() => undefined);
    lastSave.current = settled;
    try {
      const gallery = await storing;
      if (lastSave.current === settled) updateCache(() => ({ gallery }));
    } catch (error) {
      const title = strings.editor.galleryNotChanged;
      showToast({ tone: 'destructive', title, text: failureReasonOf(error, strings) });
      refetch();
    }
  };

  return {
    /** Shows the move at once and undoes it if the call fails. */
    move: (pictureId: number, place: number) => {
      updateCache(({ gallery }) => {
        const byId = new Map(gallery.map((picture) => [picture.id, picture]));
        return {
          gallery: moveIdToIndex([...byId.keys()], pictureId, place).flatMap((id) => byId.get(id) ?? []),
        };
      });
      return change(() => callEndpoint(changeGalleryPicture, { params: { pictureId }, body: { place } }));
    },
    remove: (pictureId: number) =>
      change(() => callEndpoint(removeGalleryPicture, { params: { pictureId } })),
  };
};
