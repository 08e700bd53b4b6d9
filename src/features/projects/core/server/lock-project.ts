import { and, eq, getTableColumns, or } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { projects } from './tables.ts';

/** Returns a person's side of a project, or null: an admin, who reads all, is on neither. */
export const projectSideOf = (
  project: { clientId: number; companyUserId: number },
  { id }: Pick<Person, 'id'>,
): ProjectSide | null => {
  if (project.clientId === id) return 'client';
  return project.companyUserId === id ? 'company' : null;
};

/** Locks the project until the transaction ends. */
export const lockProject = async (transaction: Db, { id }: Pick<Person, 'id'>, projectId: number) => {
  const [row] = await transaction
    .select({ ...getTableColumns(projects), companyUserId: companyProfiles.userId })
    .from(projects)
    .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
    .where(and(eq(projects.id, projectId), or(eq(projects.clientId, id), eq(companyProfiles.userId, id))))
    .for('no key update', { of: projects });
  return row;
};

export type LockedProject = NonNullable<Awaited<ReturnType<typeof lockProject>>>;
