import { inArray } from 'drizzle-orm';
import { projectGallery } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { countPictures, insertPicture } from './gallery-store.ts';
import { findPicturesLeft } from './own-company-row.ts';

/** How many pictures the gallery has room for, and the sentence that says so. */
export const picturesLeftFor = async (db: Db, companyId: number, now: Date) => {
  const { limits } = await findPicturesLeft(db, companyId, now);
  const limit = limits.images ?? Number.POSITIVE_INFINITY;
  const free = limit - (await countPictures(db, companyId));
  return { free, words: { count: String(limit) } };
};

/** Puts a picture of a finished project into its company's gallery, as the last one, and answers its id. */
export const showProjectPicture = async (
  transaction: Db,
  picture: Parameters<typeof insertPicture>[1] & { projectId: number },
): Promise<number> => (await insertPicture(transaction, picture)).id;

/** Takes pictures out of a gallery, and answers their addresses. */
export const hidePictures = async (transaction: Db, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const deletedPictures = await transaction
    .delete(projectGallery)
    .where(inArray(projectGallery.id, [...ids]))
    .returning({ imageUrl: projectGallery.imageUrl });
  return deletedPictures.map(({ imageUrl }) => imageUrl);
};
