import { getRoom } from '#project-room/contract/project-room.ts';
import { findProject } from '#projects/server/index.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { roomFileRoutes } from './files-api.ts';
import { milestoneRoutes } from './milestones-api.ts';
import { readRoom } from './present.ts';
import { publicationRoutes } from './publication-api.ts';

export const roomRoutes: readonly Route[] = [
  answer(getRoom, async ({ person, params, tools, concerns, refuse }) => {
    const project = await findProject(tools.db, person, params.id);
    if (!project) throw refuse('projectNotFound');
    concerns(project.clientId);
    return readRoom(tools, person, project);
  }),
  ...roomFileRoutes,
  ...milestoneRoutes,
  ...publicationRoutes,
];
