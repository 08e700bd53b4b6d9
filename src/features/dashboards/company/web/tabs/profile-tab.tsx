import { useQuery } from '@tanstack/react-query';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { ProfileEditor } from '#features/companies/profile-editor/web/index.ts';
import { ProofsPanel } from '#features/companies/proofs/web/index.ts';
import { ownCompanyProfileQuery } from '#features/dashboards/company/web/queries.ts';
import type { CompanyDashboardMatch } from '#features/dashboards/company/web/tabs.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './profile-tab.module.css';

export const CompanyProfileTab = ({ match: { search } }: { match: CompanyDashboardMatch }) => {
  const { desk } = useStrings();
  const { data: profile } = useQuery(ownCompanyProfileQuery);
  if (profile?.abilities.mayEdit === false) return <OthersProfile />;
  const { quote } = search;
  const wayBack =
    quote === undefined
      ? undefined
      : { label: desk.backToQuote, href: href('/quotes/:id/write', { id: quote }) };
  return (
    <Stack gap={6}>
      <ProfileEditor wayBack={wayBack} />
      <div id="proofs" className={styles.spot}>
        <ProofsPanel wayBack={wayBack} />
      </div>
    </Stack>
  );
};

/** Members come here only by an address: no tab leads them here. */
const OthersProfile = () => {
  const { desk } = useStrings();
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={desk.notYoursToEdit}
      text={desk.notYoursToEditText}
      action={<LinkButton href={href('/company-team')}>{desk.toTeam}</LinkButton>}
    />
  );
};
