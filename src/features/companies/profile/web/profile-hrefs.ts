import type { CompanyPageTab, ProfileMatch } from './queries.ts';

/** Which reviews, and in which order. */
export type ReviewFilterValues = Pick<ProfileMatch['search'], 'stars' | 'sort'>;

interface View extends ReviewFilterValues {
  tab?: CompanyPageTab | undefined;
  project?: number;
  after?: string | undefined;
}

/**
 * An address within the page the visitor is on, with or without a name after the id as they came: so that
 * another view of it is never another page.
 */
export const profileViewHref = (
  match: ProfileMatch,
  { tab, project, after, stars, sort }: View,
  anchor = '',
): string => {
  const search = new URLSearchParams();
  // Beside a project no tab would be the one of the projects.
  if (tab && (tab !== 'overview' || project)) search.set('tab', tab);
  if (stars) search.set('stars', String(stars));
  if (sort) search.set('sort', sort);
  if (after) search.set('after', after);
  if (project) search.set('project', String(project));
  const query = search.size > 0 ? `?${search}` : '';
  return `/companies/${encodeURIComponent(match.params.id)}${query}${anchor}`;
};
