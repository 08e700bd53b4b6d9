import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import {
  addProjectPictureToGallery,
  removePicturesFromGallery,
} from '#features/companies/profile-editor/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import type { LockedRoom } from './lock-room.ts';
import { type RoomFileRow, roomFileStore } from './store.ts';
import { projectFiles } from './tables.ts';

const FOLDER = 'pictures/';

/** Each copy gets a random name, under which it is stored and publicly served. */
const newCopy = () => `${FOLDER}${randomBytes(16).toString('hex')}.webp`;

export interface GalleryCopy {
  file: RoomFileRow;
  /** The copy is stored under this name. */
  name: string;
  bytes: Uint8Array;
}

/**
 * Copies pictures under public names: the room's own files stay private to both sides. Returns null where one was lost.
 */
export const copyPicturesForGallery = async (
  { files }: Pick<Services, 'files'>,
  chosenFiles: readonly RoomFileRow[],
): Promise<GalleryCopy[] | null> => {
  const copies: GalleryCopy[] = [];
  for (const file of chosenFiles) {
    const picture = await roomFileStore.open(files, file);
    if (!picture) return null;
    copies.push({ file, name: newCopy(), bytes: await buffer(picture.content) });
  }
  return copies;
};

export const addToGallery = async (
  transaction: Db,
  { id: projectId, companyId, name: projectName }: LockedRoom,
  copies: readonly GalleryCopy[],
) => {
  for (const { file, name } of copies) {
    const title = file.caption ?? projectName;
    const pictureId = await addProjectPictureToGallery(transaction, {
      companyId,
      projectId,
      title,
      imageUrl: `/${name}`,
    });
    await transaction.update(projectFiles).set({ pictureId }).where(eq(projectFiles.id, file.id));
  }
};

/** Removes files from the gallery and returns the names of their stored copies. */
export const removeFromGallery = async (transaction: Db, rows: readonly RoomFileRow[]): Promise<string[]> => {
  const ids = rows.flatMap(({ pictureId }) => pictureId ?? []);
  return (await removePicturesFromGallery(transaction, ids)).map((address) => address.slice(1));
};
