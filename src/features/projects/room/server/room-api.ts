import { findProject } from '#features/projects/pages/server/index.ts';
import { getProjectRoom } from '#features/projects/room/contract/project-room.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { roomFileRoutes } from './files-api.ts';
import { milestoneRoutes } from './milestones-api.ts';
import { publicationRoutes } from './publication-api.ts';
import { readRoom } from './read-room.ts';

export const roomRoutes: readonly EndpointRoute[] = [
  handle(getProjectRoom, async ({ person, params, services, concerns, refuse }) => {
    const project = await findProject(services.db, person, params.id);
    if (!project) throw refuse('projectNotFound');
    concerns(project.clientId);
    return readRoom(services, person, project);
  }),
  ...roomFileRoutes,
  ...milestoneRoutes,
  ...publicationRoutes,
];
