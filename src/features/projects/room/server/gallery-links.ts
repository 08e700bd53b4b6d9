import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { projectFiles } from './tables.ts';

interface Link {
  fileId: number;
  pictureId: number;
}

/** A link connects a room's file with its picture in a gallery. */
export const readGalleryLinks = async (
  db: Db,
  { pictureId, projectId }: { pictureId?: number; projectId?: number },
): Promise<Link[]> => {
  const rows = await db
    .select({ fileId: projectFiles.id, pictureId: projectFiles.pictureId })
    .from(projectFiles)
    .where(
      and(
        isNotNull(projectFiles.pictureId),
        pictureId === undefined ? undefined : eq(projectFiles.pictureId, pictureId),
        projectId === undefined ? undefined : eq(projectFiles.projectId, projectId),
      ),
    );
  return rows.flatMap((row) =>
    row.pictureId === null ? [] : [{ fileId: row.fileId, pictureId: row.pictureId }],
  );
};

/** Reconnects pictures that are back in a gallery. A file that is no longer chosen stays unconnected. */
export const restoreGalleryLinks = async (transaction: Db, links: readonly Link[]) => {
  for (const { fileId, pictureId } of links) {
    await transaction
      .update(projectFiles)
      .set({ pictureId })
      .where(and(eq(projectFiles.id, fileId), eq(projectFiles.isChosen, true)));
  }
};
