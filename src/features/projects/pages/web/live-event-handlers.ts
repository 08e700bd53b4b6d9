import type { ProjectLiveEvents } from '#features/projects/core/contract/live-events.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';
import { refetchProject, refetchProjects } from './queries.ts';

type Hearing = {
  [Name in keyof ProjectLiveEvents]: (data: ProjectLiveEvents[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = {
  project: ({ projectId }, { client }) => refetchProject(client, projectId),
};

/** Pages of a project and its room follow what the other side does. */
export const liveEventHandlers: LiveEventHandlers = {
  hear,
  refresh: ({ client }) => refetchProjects(client),
};
