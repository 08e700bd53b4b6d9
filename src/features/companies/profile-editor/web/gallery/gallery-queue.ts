import type { QueryClient } from '@tanstack/react-query';
import { addGalleryPicture } from '#features/companies/profile-editor/contract/own-pictures.ts';
import { cacheOwnCompany } from '#features/companies/profile-editor/web/queries.ts';
import { sendFile } from '#web/send-file.ts';
import { keyOfFile } from '#web/uploads/key-of-file.ts';
import { waitingUploads } from '#web/uploads/waiting-uploads.ts';
import type { GalleryPicture } from './use-gallery.ts';

interface ForGallery {
  galleryOf: number;
}

/** Adds an uploaded picture to the cached gallery, only once even if both the page and the queue report it. */
export const showInGallery = (client: QueryClient, picture: GalleryPicture) =>
  cacheOwnCompany(client, ({ gallery }) => ({
    gallery: gallery.some(({ id }) => id === picture.id) ? gallery : [...gallery, picture],
  }));

export const sendPicture = async (file: File, options: Parameters<typeof sendFile>[3] = {}) =>
  sendFile(addGalleryPicture, file, {}, { ...options, idempotencyKey: await keyOfFile(file, 'gallery') });

/** Holds pictures that found no connection. The live part knows the queue's name. */
export const galleryQueue = waitingUploads<ForGallery>({
  name: 'gallery-pictures',
  isTarget: (value): value is ForGallery => 'galleryOf' in value,
  send: async (client, { file }) => showInGallery(client, await sendPicture(file)),
});
