import type { projectsRoute } from '#features/projects/pages/web/page-routes.ts';
import { closedProjectsQuery, projectListQuery } from '#features/projects/pages/web/queries.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import type { EndpointQuery } from '#web/query.ts';

export type ProjectListMatch = RouteMatchOf<typeof projectsRoute>;

export type ProjectListTabName = 'active' | 'completed';

export const projectListTabIn = ({ search }: ProjectListMatch): ProjectListTabName => search.tab ?? 'active';

export const projectListTabHref = (tab: ProjectListTabName, cursor?: string) =>
  href('/projects', { tab: tab === 'active' ? undefined : tab, after: cursor });

export const visibleProjectListQuery = (match: ProjectListMatch) =>
  projectListQuery(projectListTabIn(match), match.search.after?.toString());

/** Cancelled and declined projects come below the first page of active ones. */
export const showsClosedProjects = (match: ProjectListMatch) =>
  projectListTabIn(match) === 'active' && match.search.after === undefined;

export const projectListQueries = (match: ProjectListMatch): EndpointQuery[] => [
  visibleProjectListQuery(match),
  ...(showsClosedProjects(match) ? [closedProjectsQuery] : []),
];
