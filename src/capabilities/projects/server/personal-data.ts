import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PersonalData } from '../../../server/personal-data.ts';
import { companyProfiles } from '../../companies/server/tables.ts';
import { projectEvents, projects } from './tables.ts';

const { clientId: _, ...columns } = getTableColumns(projects);
const { actorId: __, ...eventColumns } = getTableColumns(projectEvents);

export const personalData: PersonalData = {
  name: 'projects',
  tables: [projects, projectEvents],

  async collect(db, userId) {
    const withCompany = () =>
      db
        .select({ ...columns, company: companyProfiles.name })
        .from(projects)
        .innerJoin(companyProfiles, eq(companyProfiles.id, projects.companyId))
        .orderBy(asc(projects.id));
    return {
      asClient: await withCompany().where(eq(projects.clientId, userId)),
      asCompany: await withCompany().where(eq(companyProfiles.userId, userId)),
      done: await db
        .select(eventColumns)
        .from(projectEvents)
        .where(eq(projectEvents.actorId, userId))
        .orderBy(asc(projectEvents.id)),
    };
  },

  /** A project is the company's too: it stays, and says of its client what the account still says. */
  async erase() {},
};
