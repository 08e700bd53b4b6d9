import { useQuery } from '@tanstack/react-query';
import { PageWrap } from '#design/layout.tsx';
import { PersistentPanels } from '#design/persistent-panels.tsx';
import { Tabs } from '#design/tabs.tsx';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { visitorQuery } from '#web/visitor.ts';
import type { profileRoute } from './page-routes.ts';
import { AccountNotLoaded } from './profile-and-settings/account-not-loaded.tsx';
import { AccountPageHead } from './profile-and-settings/account-page-head.tsx';
import { AccountPageSkeleton } from './profile-and-settings/account-page-skeleton.tsx';
import { profileQuery } from './profile-and-settings/queries.ts';
import type { OwnProfileProps } from './profile/own-profile-props.ts';
import { ProfileSettingsTab } from './profile/profile-settings-tab.tsx';
import { ProfileTab } from './profile/profile-tab.tsx';

type TabName = 'profile' | 'settings';

const panels: Record<TabName, (props: OwnProfileProps) => React.ReactNode> = {
  profile: ProfileTab,
  settings: ProfileSettingsTab,
};

const ProfileSkeleton = () => <AccountPageSkeleton title={useStrings().accounts.yourProfile} tabs={2} />;

const ProfileScreen = ({ search }: RouteMatchOf<typeof profileRoute>) => {
  const { accounts } = useStrings();
  const { data: user } = useQuery(visitorQuery);
  const { data: profile, error } = useQuery(profileQuery);
  if (!user || !(profile || error)) return <ProfileSkeleton />;
  return (
    <PageWrap>
      <AccountPageHead title={accounts.yourProfile} user={user} />
      {profile ? (
        <ProfileTabs user={user} profile={profile} tab={search.tab ?? 'profile'} />
      ) : (
        <AccountNotLoaded question={profileQuery} />
      )}
    </PageWrap>
  );
};

const ProfileTabs = ({ user, profile, tab }: OwnProfileProps & { tab: TabName }) => {
  const { accounts } = useStrings();
  return (
    <Tabs<TabName>
      bleed
      label={accounts.yourProfile}
      value={tab}
      items={[
        { value: 'profile', label: accounts.profileTab, href: href('/profile') },
        { value: 'settings', label: accounts.settingsTab, href: href('/profile', { tab: 'settings' }) },
      ]}
    >
      {(open) => (
        <PersistentPanels open={open}>
          {(name) => {
            const Panel = panels[name];
            return <Panel user={user} profile={profile} />;
          }}
        </PersistentPanels>
      )}
    </Tabs>
  );
};

export const pageDefinition = definePage<typeof profileRoute>({
  tables: ['accounts'],
  queries: () => [profileQuery],
  head: ({ strings: { accounts } }) => ({
    title: accounts.pageTitle(accounts.yourProfile),
    isHiddenFromSearch: true,
  }),
  Screen: ProfileScreen,
  Skeleton: ProfileSkeleton,
});
