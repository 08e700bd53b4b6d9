import { randomBytes } from 'node:crypto';
import { projectFiles } from '#features/projects/room/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';
import { buildProject, type ProjectRow } from './project.ts';

export type RoomFile = typeof projectFiles.$inferSelect;
export type RoomFileValues = typeof projectFiles.$inferInsert;

/** Adds a document of the client to a project's room. Only the row exists: no file is stored. */
export const buildRoomFile = async (
  db: Db,
  { project, ...overrides }: Partial<RoomFileValues> & { project?: ProjectRow } = {},
): Promise<RoomFile> => {
  const { id: projectId, clientId: ownerId } = project ?? (await buildProject(db));
  const token = randomBytes(16).toString('hex');
  const values = {
    side: 'client',
    kind: 'pdf',
    name: `plan-${nextUniqueNumber()}.pdf`,
    size: 1000,
    token,
  } as const;
  return firstInsertedRow(
    db
      .insert(projectFiles)
      .values({ projectId, ownerId, ...values, ...overrides })
      .returning(),
  );
};
