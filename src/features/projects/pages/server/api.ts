import { eq } from 'drizzle-orm';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import { hasBlocked } from '#features/messaging/core/server/index.ts';
import { beginProject, changeProject } from '#features/projects/core/server/index.ts';
import {
  cancelProject,
  completeProject,
  createProject,
  declineProject,
  getProject,
  listProjects,
} from '#features/projects/pages/contract/projects.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { Services } from '#server/services/services.ts';
import { findProject } from './find-project.ts';
import { presentListedProject, presentProject } from './present.ts';
import { prepareProjectLists } from './store.ts';

const PROJECTS_AN_HOUR = { points: 30, seconds: 3600 };

const readProject = async ({ db, clock, translator }: Services, person: Person, id: number) => {
  const row = await findProject(db, person, id);
  return row && presentProject(db, row, { person, now: clock.now(), translator });
};

/** The project existed a moment ago in the same request. */
const readAgain = async (services: Services, person: Person, id: number) => {
  const project = await readProject(services, person, id);
  if (!project) throw new Error(`Project ${id} is gone`);
  return project;
};

/** The routes get the database, because their statements are prepared once. */
export const createProjectRoutes = (db: Db): EndpointRoute[] => {
  const listOf = prepareProjectLists(db);
  return [
    handle(listProjects, async ({ person, query, services: { clock, translator } }) => {
      const side = person.userType === 'company' ? 'company' : 'client';
      const page = await listOf({ personId: person.id, side }, query);
      const reading = { personId: person.id, now: clock.now(), translator };
      return { ...page, items: page.items.map((row) => presentListedProject(row, reading)) };
    }),

    handle(createProject, async ({ person, body, services, refuse }) => {
      const [company] = await services.db
        .select({ ownerId: companyProfiles.userId })
        .from(companyProfiles)
        .where(eq(companyProfiles.id, body.companyId));
      if (!company) throw refuse('companyNotFound');
      if (await hasBlocked(services.db, company.ownerId, person.id)) throw refuse('blocked');
      await services.limits.spend('projects', person.id, PROJECTS_AN_HOUR);
      const id = await beginProject(services, person, body);
      return readAgain(services, person, id);
    }),

    handle(getProject, async ({ person, params, services, concerns, refuse }) => {
      const project = await readProject(services, person, params.id);
      if (!project) throw refuse('projectNotFound');
      concerns(project.clientId);
      return project;
    }),

    handle(completeProject, async ({ person, params, services, refuse }) => {
      const reason = await changeProject(services, person, params.id, { action: 'complete' });
      if (reason) throw refuse(reason);
      return readAgain(services, person, params.id);
    }),

    handle(declineProject, async ({ person, params, body, services, refuse }) => {
      const reason = await changeProject(services, person, params.id, {
        action: 'decline',
        reason: body.reason,
      });
      if (reason) throw refuse(reason);
      return readAgain(services, person, params.id);
    }),

    handle(cancelProject, async ({ person, params, services, refuse }) => {
      const reason = await changeProject(services, person, params.id, { action: 'cancel' });
      if (reason) throw refuse(reason);
      return readAgain(services, person, params.id);
    }),
  ];
};
