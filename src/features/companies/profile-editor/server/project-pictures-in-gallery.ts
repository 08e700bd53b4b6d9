import { inArray } from 'drizzle-orm';
import { projectGalleryPictures } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { countGalleryPictures, insertGalleryPicture } from './gallery-store.ts';
import { findPlanAndLimits } from './own-company-store.ts';

/** Returns how many pictures the gallery has room for, and the values of the sentence about it. */
export const readGalleryRoom = async (db: Db, companyId: number, now: Date) => {
  const { limits } = await findPlanAndLimits(db, companyId, now);
  const limit = limits.images ?? Number.POSITIVE_INFINITY;
  const free = limit - (await countGalleryPictures(db, companyId));
  return { free, words: { count: String(limit) } };
};

/** Adds a picture of a finished project at the end of its company's gallery and returns its id. */
export const addProjectPictureToGallery = async (
  transaction: Db,
  picture: Parameters<typeof insertGalleryPicture>[1] & { projectId: number },
): Promise<number> => (await insertGalleryPicture(transaction, picture)).id;

/** Removes pictures from a gallery and returns their URLs. */
export const removePicturesFromGallery = async (
  transaction: Db,
  ids: readonly number[],
): Promise<string[]> => {
  if (ids.length === 0) return [];
  const deletedPictures = await transaction
    .delete(projectGalleryPictures)
    .where(inArray(projectGalleryPictures.id, [...ids]))
    .returning({ imageUrl: projectGalleryPictures.imageUrl });
  return deletedPictures.map(({ imageUrl }) => imageUrl);
};
