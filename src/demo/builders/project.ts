import { projects } from '#features/projects/core/server/tables.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { buildCompany } from './company.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber, someDay } from './number.ts';
import { buildUser } from './user.ts';

export type ProjectRow = typeof projects.$inferSelect;
export type ProjectValues = typeof projects.$inferInsert;

/** Nobody, one side or both have marked the work as done. */
export type ProjectState = 'open' | 'client-confirmed' | 'company-confirmed' | 'completed';

const markedBy = (state: ProjectState) => ({
  clientConfirmed: state === 'client-confirmed' || state === 'completed',
  companyConfirmed: state === 'company-confirmed' || state === 'completed',
  status: state === 'completed' ? ('completed' as const) : ('pending' as const),
});

export const projectRow = (
  state: ProjectState,
  overrides: Partial<ProjectValues> & { clientId: number; companyId: number },
): ProjectValues => {
  const number = nextUniqueNumber();
  const createdAt = overrides.createdAt ?? someDay;
  const completedAt = state === 'completed' ? new Date(createdAt.getTime() + 30 * DAY_MS) : null;
  return {
    name: `Project ${number}`,
    description: `What is to be done in project ${number}.`,
    ...markedBy(state),
    createdAt,
    completedAt,
    // The client has agreed to its publication.
    ...(state === 'completed' && {
      publication: 'published',
      publishedAt: overrides.completedAt ?? completedAt,
    }),
    ...overrides,
  };
};

/** Adds a project and, unless given, its client and company. It is open by default. */
export const buildProject = async (
  db: Db,
  { state = 'open', ...overrides }: Partial<ProjectValues> & { state?: ProjectState } = {},
): Promise<ProjectRow> => {
  const clientId = overrides.clientId ?? (await buildUser(db)).id;
  const companyId = overrides.companyId ?? (await buildCompany(db)).id;
  return firstInsertedRow(
    db
      .insert(projects)
      .values(projectRow(state, { ...overrides, clientId, companyId }))
      .returning(),
  );
};
