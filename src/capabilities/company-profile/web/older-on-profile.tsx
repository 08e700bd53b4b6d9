import { PageLinks } from '#web/lists/page-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { addressOfView, type ChosenReviews } from './addresses.ts';
import type { CompanyPageTab, ProfileMatch } from './questions.ts';

interface OlderOnProfileProps {
  match: ProfileMatch;
  tab: CompanyPageTab;
  next: string | null;
  /** What else the address says, kept from page to page. */
  chosen?: ChosenReviews;
}

export const OlderOnProfile = ({ match, tab, next, chosen }: OlderOnProfileProps) => {
  const { profile } = useStrings();
  return (
    <PageLinks
      next={next}
      isLater={match.search.after !== undefined}
      hrefAt={(after) => addressOfView(match, { ...chosen, tab, after }, '#profile')}
      words={{ next: profile.older, first: profile.newest }}
    />
  );
};
