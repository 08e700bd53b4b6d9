import type { projectsRoute } from '#features/projects/pages/web/page-routes.ts';
import {
  closedProjectsQuery,
  type ProjectListFilter,
  projectListQuery,
} from '#features/projects/pages/web/queries.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import type { EndpointQuery } from '#web/query.ts';

export type ProjectListMatch = RouteMatchOf<typeof projectsRoute>;

export type ProjectListTabName = 'active' | 'completed';

export const projectListTabIn = ({ search }: ProjectListMatch): ProjectListTabName => search.tab ?? 'active';

export const projectListTabHref = (
  tab: ProjectListTabName,
  { search, confirmed, cursor }: ProjectListFilter = {},
) => href('/projects', { tab: tab === 'active' ? undefined : tab, search, confirmed, after: cursor });

/** A completed project is confirmed by both. */
export const projectListFilterIn = ({ search: { tab, search, confirmed, after } }: ProjectListMatch) => ({
  search,
  confirmed: tab === 'completed' ? undefined : confirmed,
  cursor: after?.toString(),
});

export const isFilteredProjectList = (match: ProjectListMatch) => {
  const { search, confirmed } = projectListFilterIn(match);
  return search !== undefined || confirmed !== undefined;
};

export const visibleProjectListQuery = (match: ProjectListMatch) =>
  projectListQuery(projectListTabIn(match), projectListFilterIn(match));

/** Cancelled and declined projects come below the first page of active ones. */
export const showsClosedProjects = (match: ProjectListMatch) =>
  projectListTabIn(match) === 'active' && match.search.after === undefined && !isFilteredProjectList(match);

export const projectListQueries = (match: ProjectListMatch): EndpointQuery[] => [
  visibleProjectListQuery(match),
  ...(showsClosedProjects(match) ? [closedProjectsQuery] : []),
];
