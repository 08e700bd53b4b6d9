import type { LiveProjects } from '#features/projects/core/contract/live.ts';
import type { LiveContext, LivePart } from '#web/live/live-part.ts';
import { refetchProject, refetchProjects } from './queries.ts';

type Hearing = { [Name in keyof LiveProjects]: (data: LiveProjects[Name], context: LiveContext) => void };

const hear: Hearing = {
  project: ({ projectId }, { client }) => refetchProject(client, projectId),
};

/** Pages of a project and its room follow what the other side does. */
export const livePart: LivePart = {
  hear,
  refresh: ({ client }) => refetchProjects(client),
};
