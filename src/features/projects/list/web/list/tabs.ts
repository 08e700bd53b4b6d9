import type { projectsRoute } from '#features/projects/list/web/page-routes.ts';
import { closedQuery, listQuery } from '#features/projects/list/web/queries.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import type { EndpointQuery } from '#web/query.ts';

export type ListMatch = RouteMatchOf<typeof projectsRoute>;

export type ProjectListTab = 'active' | 'completed';

export const listTabIn = ({ search }: ListMatch): ProjectListTab => search.tab ?? 'active';

export const listTabHref = (tab: ProjectListTab, cursor?: string) =>
  href('/projects', { tab: tab === 'active' ? undefined : tab, after: cursor });

export const visibleListQuery = (match: ListMatch) =>
  listQuery(listTabIn(match), match.search.after?.toString());

/** Cancelled and declined projects come below the first page of active ones. */
export const hasClosed = (match: ListMatch) =>
  listTabIn(match) === 'active' && match.search.after === undefined;

export const projectListQueries = (match: ListMatch): EndpointQuery[] => [
  visibleListQuery(match),
  ...(hasClosed(match) ? [closedQuery] : []),
];
