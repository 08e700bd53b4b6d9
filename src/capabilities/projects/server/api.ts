import { eq } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Person } from '#kernel/visitor.ts';
import { hasBlocked } from '#messaging/server/index.ts';
import { beginProject, changeProject } from '#project-records/server/index.ts';
import {
  cancelProject,
  completeProject,
  createProject,
  declineProject,
  getProject,
  listProjects,
} from '#projects/contract/projects.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { Tools } from '#server/tools.ts';
import { findProject } from './one-project.ts';
import { presentListedProject, presentProject } from './present.ts';
import { projectLists } from './store.ts';

const PROJECTS_AN_HOUR = { points: 30, seconds: 3600 };

const readProject = async ({ db, clock, translator }: Tools, person: Person, id: number) => {
  const row = await findProject(db, person, id);
  return row && presentProject(db, row, { person, now: clock.now(), translator });
};

/** What was a moment ago in the same request. */
const readAgain = async (tools: Tools, person: Person, id: number) => {
  const project = await readProject(tools, person, id);
  if (!project) throw new Error(`Project ${id} is gone`);
  return project;
};

/** Made with the database at hand, because its statements are prepared once. */
export const routes = (db: Db): Route[] => {
  const listOf = projectLists(db);
  return [
    answer(listProjects, async ({ person, query, tools: { clock, translator } }) => {
      const side = person.userType === 'company' ? 'company' : 'client';
      const page = await listOf({ personId: person.id, side }, query);
      const reading = { personId: person.id, now: clock.now(), translator };
      return { ...page, items: page.items.map((row) => presentListedProject(row, reading)) };
    }),

    answer(createProject, async ({ person, body, tools, refuse }) => {
      const [company] = await tools.db
        .select({ ownerId: companyProfiles.userId })
        .from(companyProfiles)
        .where(eq(companyProfiles.id, body.companyId));
      if (!company) throw refuse('companyNotFound');
      if (await hasBlocked(tools.db, company.ownerId, person.id)) throw refuse('blocked');
      await tools.limits.spend('projects', person.id, PROJECTS_AN_HOUR);
      const id = await beginProject(tools, person, body);
      return readAgain(tools, person, id);
    }),

    answer(getProject, async ({ person, params, tools, concerns, refuse }) => {
      const project = await readProject(tools, person, params.id);
      if (!project) throw refuse('projectNotFound');
      concerns(project.clientId);
      return project;
    }),

    answer(completeProject, async ({ person, params, tools, refuse }) => {
      const why = await changeProject(tools, person, params.id, { act: 'complete' });
      if (why) throw refuse(why);
      return readAgain(tools, person, params.id);
    }),

    answer(declineProject, async ({ person, params, body, tools, refuse }) => {
      const why = await changeProject(tools, person, params.id, { act: 'decline', reason: body.reason });
      if (why) throw refuse(why);
      return readAgain(tools, person, params.id);
    }),

    answer(cancelProject, async ({ person, params, tools, refuse }) => {
      const why = await changeProject(tools, person, params.id, { act: 'cancel' });
      if (why) throw refuse(why);
      return readAgain(tools, person, params.id);
    }),
  ];
};
