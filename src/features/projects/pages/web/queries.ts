import type { QueryClient } from '@tanstack/react-query';
import type {
  ProjectConfirmation,
  ProjectStatusFilter,
} from '#features/projects/core/rules/project-states.ts';
import {
  getProject,
  LARGEST_PROJECT_PAGE,
  listProjects,
  type Project,
} from '#features/projects/pages/contract/projects.ts';
import { queryFor } from '#web/query.ts';

const LIST_PAGE = '24';

export interface ProjectListFilter {
  search?: string | undefined;
  confirmed?: ProjectConfirmation | undefined;
  cursor?: string | undefined;
}

export const projectListQuery = (show: ProjectStatusFilter, filter: ProjectListFilter = {}) =>
  queryFor(listProjects, { query: { show, limit: LIST_PAGE, ...filter } });

/** The other side says that the work is done. */
export const projectsToConfirmQuery = projectListQuery('active', { confirmed: 'theirs' });

/** It fetches a person's projects, as many as one page holds. */
export const ownProjectsQuery = queryFor(listProjects, { query: { limit: `${LARGEST_PROJECT_PAGE}` } });

/** It fetches cancelled and declined projects, as many as one page holds. */
export const closedProjectsQuery = queryFor(listProjects, { query: { show: 'closed' } });

// The id is the address's text: even an invalid one is fetched, and the page shows its refusal.
export const projectQuery = (id: string) => queryFor(getProject, { params: { id } });

const isOfProjects = ({ queryKey: [address] }: { queryKey: readonly unknown[] }) =>
  /^\/api\/projects\b/.test(String(address));

const isOfRoom = ({ queryKey: [address, id, part] }: { queryKey: readonly unknown[] }, projectId: number) =>
  address === '/api/projects' && id === String(projectId) && part === 'room';

/** Somebody has changed a project: it, its room and the lists that show it are fetched again. */
export const refetchProject = (client: QueryClient, id: number) =>
  void client.invalidateQueries({
    predicate: (query) =>
      isOfProjects(query) && (query.queryKey[1] === undefined || query.queryKey[1] === String(id)),
  });

export const refetchProjects = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOfProjects });

/** Caches a changed project; its lists are fetched again when they are next shown. */
export const cacheProject = (client: QueryClient, project: Project) => {
  client.removeQueries({ predicate: (query) => isOfProjects(query) && query.queryKey[1] === undefined });
  client.setQueryData(projectQuery(String(project.id)).queryKey, project);
  // The room's permissions depend on the project's status.
  void client.invalidateQueries({ predicate: (query) => isOfRoom(query, project.id) });
};
