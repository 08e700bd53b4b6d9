import { PaginationLinks } from '#web/lists/pagination-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { profileViewHref, type ReviewFilterValues } from './profile-hrefs.ts';
import type { CompanyPageTabName, ProfileMatch } from './queries.ts';

interface ProfilePaginationProps {
  match: ProfileMatch;
  tab: CompanyPageTabName;
  next: string | null;
  /** These stay in the URL from page to page. */
  filters?: ReviewFilterValues;
}

export const ProfilePagination = ({ match, tab, next, filters }: ProfilePaginationProps) => {
  const { profile } = useStrings();
  return (
    <PaginationLinks
      next={next}
      isLater={match.search.after !== undefined}
      hrefAt={(cursor) => profileViewHref(match, { ...filters, tab, after: cursor }, '#profile')}
      words={{ next: profile.older, first: profile.newest }}
    />
  );
};
