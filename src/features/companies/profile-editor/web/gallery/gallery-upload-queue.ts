import type { QueryClient } from '@tanstack/react-query';
import { addGalleryPicture } from '#features/companies/profile-editor/contract/own-pictures.ts';
import { cacheOwnCompany } from '#features/companies/profile-editor/web/queries.ts';
import { sendFile } from '#web/send-file.ts';
import { createPersistentUploadQueue } from '#web/uploads/create-persistent-upload-queue.ts';
import { fileIdempotencyKey } from '#web/uploads/file-idempotency-key.ts';
import type { GalleryPictureData } from './use-gallery-editor.ts';

interface ForGallery {
  galleryOf: number;
}

/** Adds an uploaded picture to the cached gallery, only once even if both the page and the queue report it. */
export const addToCachedGallery = (client: QueryClient, picture: GalleryPictureData) =>
  cacheOwnCompany(client, ({ gallery }) => ({
    gallery: gallery.some(({ id }) => id === picture.id) ? gallery : [...gallery, picture],
  }));

export const uploadGalleryPicture = async (file: File, options: Parameters<typeof sendFile>[3] = {}) =>
  sendFile(
    addGalleryPicture,
    file,
    {},
    { ...options, idempotencyKey: await fileIdempotencyKey(file, 'gallery') },
  );

/** Holds pictures that found no connection. The live part knows the queue's name. */
export const galleryUploadQueue = createPersistentUploadQueue<ForGallery>({
  name: 'gallery-pictures',
  isTarget: (value): value is ForGallery => 'galleryOf' in value,
  send: async (client, { file }) => addToCachedGallery(client, await uploadGalleryPicture(file)),
});
