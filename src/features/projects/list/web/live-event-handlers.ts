import type { LiveProjects } from '#features/projects/core/contract/live.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handlers.ts';
import { refetchProject, refetchProjects } from './queries.ts';

type Hearing = {
  [Name in keyof LiveProjects]: (data: LiveProjects[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = {
  project: ({ projectId }, { client }) => refetchProject(client, projectId),
};

/** Pages of a project and its room follow what the other side does. */
export const liveEventHandlers: LiveEventHandlers = {
  hear,
  refresh: ({ client }) => refetchProjects(client),
};
