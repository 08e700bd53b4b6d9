import { PageLinks } from '#web/lists/page-links.tsx';
import { useStrings } from '#web/strings.tsx';
import { addressOfView } from './addresses.ts';
import type { CompanyPageTab, ProfileMatch } from './questions.ts';

interface OlderOnProfileProps {
  match: ProfileMatch;
  tab: CompanyPageTab;
  next: string | null;
}

export const OlderOnProfile = ({ match, tab, next }: OlderOnProfileProps) => {
  const { profile } = useStrings();
  return (
    <PageLinks
      next={next}
      isLater={match.search.after !== undefined}
      hrefAt={(after) => addressOfView(match, { tab, after }, '#profile')}
      words={{ next: profile.older, first: profile.newest }}
    />
  );
};
