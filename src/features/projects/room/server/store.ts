import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { projectFiles, projectMilestones } from './tables.ts';

export const roomFileStore = createPrivateFiles('projects');

export type RoomFileRow = typeof projectFiles.$inferSelect;

export const readRoomFiles = (db: Db, projectId: number): Promise<RoomFileRow[]> =>
  db.select().from(projectFiles).where(eq(projectFiles.projectId, projectId)).orderBy(asc(projectFiles.id));

export const readMilestones = (db: Db, projectId: number) =>
  db
    .select()
    .from(projectMilestones)
    .where(eq(projectMilestones.projectId, projectId))
    .orderBy(asc(projectMilestones.dueOn), asc(projectMilestones.id));

export type MilestoneRow = Awaited<ReturnType<typeof readMilestones>>[number];

export const findRoomFile = async (db: Db, projectId: number, fileId: number) => {
  const [row] = await db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.id, fileId), eq(projectFiles.projectId, projectId)));
  return row;
};
