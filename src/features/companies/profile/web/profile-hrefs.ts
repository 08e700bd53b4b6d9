import type { CompanyPageTab, ProfileMatch } from './queries.ts';

export type ReviewFilterValues = Pick<ProfileMatch['search'], 'stars' | 'sort'>;

interface View extends ReviewFilterValues {
  tab?: CompanyPageTab | undefined;
  project?: number;
  after?: string | undefined;
}

/**
 * Builds a URL of another view on the visitor's own path, with or without a name after the id, so that a view is never
 * another page.
 */
export const profileViewHref = (
  match: ProfileMatch,
  { tab, project, after, stars, sort }: View,
  anchor = '',
): string => {
  const search = new URLSearchParams();
  // With a project the default tab is the projects', so the overview must be named.
  if (tab && (tab !== 'overview' || project)) search.set('tab', tab);
  if (stars) search.set('stars', String(stars));
  if (sort) search.set('sort', sort);
  if (after) search.set('after', after);
  if (project) search.set('project', String(project));
  const query = search.size > 0 ? `?${search}` : '';
  return `/companies/${encodeURIComponent(match.params.id)}${query}${anchor}`;
};
