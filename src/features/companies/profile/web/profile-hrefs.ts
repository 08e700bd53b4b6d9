import { href } from '#kernel/href.ts';
import type { CompanyPageTabName, ProfileMatch } from './queries.ts';

export type ReviewFilterValues = Pick<ProfileMatch['search'], 'stars' | 'sort'>;

interface View extends ReviewFilterValues {
  tab?: CompanyPageTabName | undefined;
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
  // With a project the default tab is the projects', so the overview must be named.
  const named = tab !== 'overview' || project ? tab : undefined;
  return href('/companies/:id', { id: match.params.id, tab: named, stars, sort, after, project }) + anchor;
};
