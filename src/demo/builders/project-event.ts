import { projectEvents } from '#features/projects/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { someDay } from './number.ts';
import { buildProject, type ProjectRow } from './project.ts';

export type ProjectEvent = typeof projectEvents.$inferSelect;
export type ProjectEventValues = typeof projectEvents.$inferInsert;

/** Adds an entry to a project's history; by default its creation by the client. */
export const buildProjectEvent = async (
  db: Db,
  { project, ...overrides }: Partial<ProjectEventValues> & { project?: ProjectRow } = {},
): Promise<ProjectEvent> => {
  const { id: projectId, clientId: actorId } = project ?? (await buildProject(db));
  return firstInsertedRow(
    db
      .insert(projectEvents)
      .values({ projectId, actorId, side: 'client', kind: 'created', createdAt: someDay, ...overrides })
      .returning(),
  );
};
