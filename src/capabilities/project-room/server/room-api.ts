import { getRoom } from '#project-room/contract/project-room.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { fileRoutes } from './files-api.ts';
import { milestoneRoutes } from './milestones-api.ts';
import { readRoom } from './present.ts';
import { publicationRoutes } from './publication-api.ts';

export const roomRoutes: readonly Route[] = [
  answer(getRoom, async ({ person, params, tools, refuse }) => {
    const room = await readRoom(tools, person, params.id);
    if (!room) throw refuse('projectNotFound');
    return room;
  }),
  ...fileRoutes,
  ...milestoneRoutes,
  ...publicationRoutes,
];
