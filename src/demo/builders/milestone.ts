import { projectMilestones } from '#features/projects/room/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';
import { buildProject, type ProjectRow } from './project.ts';

export type MilestoneRow = typeof projectMilestones.$inferSelect;
export type MilestoneValues = typeof projectMilestones.$inferInsert;

/** Adds a milestone of June 2025, set by the client and not reached. */
export const buildMilestone = async (
  db: Db,
  { project, ...overrides }: Partial<MilestoneValues> & { project?: ProjectRow } = {},
): Promise<MilestoneRow> => {
  const { id: projectId, clientId: authorId } = project ?? (await buildProject(db));
  return firstInsertedRow(
    db
      .insert(projectMilestones)
      .values({
        projectId,
        authorId,
        side: 'client',
        name: `Milestone ${nextUniqueNumber()}`,
        dueOn: '2025-06-30',
        ...overrides,
      })
      .returning(),
  );
};
