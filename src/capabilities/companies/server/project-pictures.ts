import { inArray } from 'drizzle-orm';
import type { Db } from '../../../server/database/db.ts';
import { projectGallery } from './tables.ts';

/** Puts a picture of a finished project into its company's gallery, and answers the picture's id. */
export const showProjectPicture = async (
  transaction: Db,
  picture: Omit<typeof projectGallery.$inferInsert, 'id'> & { projectId: number },
): Promise<number> => {
  const [row] = await transaction.insert(projectGallery).values(picture).returning({ id: projectGallery.id });
  if (!row) throw new Error('An insert without a row');
  return row.id;
};

/** Takes pictures out of a gallery, and answers their addresses. */
export const hidePictures = async (transaction: Db, ids: readonly number[]): Promise<string[]> => {
  if (ids.length === 0) return [];
  const gone = await transaction
    .delete(projectGallery)
    .where(inArray(projectGallery.id, [...ids]))
    .returning({ imageUrl: projectGallery.imageUrl });
  return gone.map(({ imageUrl }) => imageUrl);
};
