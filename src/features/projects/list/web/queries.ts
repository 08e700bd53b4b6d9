import type { QueryClient } from '@tanstack/react-query';
import type { StatusFilter } from '#features/projects/core/rules/project-records.ts';
import {
  getProject,
  LARGEST_PROJECT_PAGE,
  listProjects,
  type Project,
} from '#features/projects/list/contract/projects.ts';
import { queryFor } from '#web/query.ts';

const LIST_PAGE = '24';

export const listQuery = (show: StatusFilter, cursor?: string) =>
  queryFor(listProjects, { query: { show, limit: LIST_PAGE, cursor: cursor } });

/** All of a person's, as many as come at once. */
export const ownProjectsQuery = queryFor(listProjects, { query: { limit: `${LARGEST_PROJECT_PAGE}` } });

/** Those that were called off, as many as come at once. */
export const closedQuery = queryFor(listProjects, { query: { show: 'closed' } });

// The id stands as the address gives it: what is no id is asked for too, and its refusal is the page's.
export const projectQuery = (id: string) => queryFor(getProject, { params: { id } });

const isOfProjects = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  /^\/api\/projects\b/.test(String(address));

const isOfRoom = ({ queryKey: [address, id, part] }: { queryKey: readonly unknown[] }, projectId: number) =>
  address === '/api/projects' && id === String(projectId) && part === 'room';

/** Somebody has changed a project: it, its room and the lists that show it are asked again. */
export const refetchProject = (client: QueryClient, id: number) =>
  void client.invalidateQueries({
    predicate: (query) =>
      isOfProjects(query) && (query.queryKey[1] === undefined || query.queryKey[1] === String(id)),
  });

export const refetchProjects = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOfProjects });

/** A project has changed: what is known of it is shown, and lists are asked again when they are next seen. */
export const storeProject = (client: QueryClient, project: Project) => {
  client.removeQueries({ predicate: (query) => isOfProjects(query) && query.queryKey[1] === undefined });
  client.setQueryData(projectQuery(String(project.id)).queryKey, project);
  // What its room takes depends on how far it is.
  void client.invalidateQueries({ predicate: (query) => isOfRoom(query, project.id) });
};
