import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { createPrivateFiles } from '#server/files/private-files.ts';
import { projectFiles, projectMilestones } from './tables.ts';

export const roomFiles = createPrivateFiles('projects');

export type FileRow = typeof projectFiles.$inferSelect;

export const filesOfRoom = (db: Db, projectId: number): Promise<FileRow[]> =>
  db.select().from(projectFiles).where(eq(projectFiles.projectId, projectId)).orderBy(asc(projectFiles.id));

export const milestonesOf = (db: Db, projectId: number) =>
  db
    .select()
    .from(projectMilestones)
    .where(eq(projectMilestones.projectId, projectId))
    .orderBy(asc(projectMilestones.dueOn), asc(projectMilestones.id));

export type MilestoneRow = Awaited<ReturnType<typeof milestonesOf>>[number];

export const findFile = async (db: Db, projectId: number, fileId: number) => {
  const [row] = await db
    .select()
    .from(projectFiles)
    .where(and(eq(projectFiles.id, fileId), eq(projectFiles.projectId, projectId)));
  return row;
};
