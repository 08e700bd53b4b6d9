import { useQuery } from '@tanstack/react-query';
import { PageWrap } from '#design/layout.tsx';
import { PersistentPanels } from '#design/persistent-panels.tsx';
import { Tabs } from '#design/tabs.tsx';
import { mutedNotificationsQuery } from '#features/notifications/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { href } from '#kernel/href.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import type { EndpointQuery } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { visitorQuery } from '#web/visitor.ts';
import type { settingsRoute } from './page-routes.ts';
import { AccountNotLoaded } from './profile-and-settings/account-not-loaded.tsx';
import { AccountPageHead } from './profile-and-settings/account-page-head.tsx';
import { AccountPageSkeleton } from './profile-and-settings/account-page-skeleton.tsx';
import {
  erasureQuery,
  passkeysQuery,
  secondFactorQuery,
  securityEventsQuery,
  sessionsQuery,
  storageQuery,
} from './profile-and-settings/queries.ts';
import { ErasureNotice } from './settings/erasure-notice.tsx';
import { NotificationsTab } from './settings/notifications-tab.tsx';
import { SecurityTab } from './settings/security-tab.tsx';
import { SettingsProfileTab } from './settings/settings-profile-tab.tsx';

type TabName = 'profile' | 'security' | 'notifications';

const panels: Record<TabName, (props: { user: CurrentUser }) => React.ReactNode> = {
  profile: SettingsProfileTab,
  security: SecurityTab,
  notifications: NotificationsTab,
};

const tabQueries: Record<TabName, readonly EndpointQuery[]> = {
  profile: [erasureQuery],
  security: [
    erasureQuery,
    sessionsQuery,
    passkeysQuery,
    secondFactorQuery,
    storageQuery,
    securityEventsQuery(),
  ],
  notifications: [erasureQuery, mutedNotificationsQuery],
};

const tabOf = ({ search }: RouteMatchOf<typeof settingsRoute>): TabName => search.tab ?? 'profile';

const SettingsSkeleton = () => <AccountPageSkeleton title={useStrings().accounts.settings} tabs={3} />;

const SettingsScreen = (match: RouteMatchOf<typeof settingsRoute>) => {
  const { accounts } = useStrings();
  const { data: user, error } = useQuery(visitorQuery);
  if (!user && !error) return <SettingsSkeleton />;
  return (
    <PageWrap>
      <AccountPageHead title={accounts.settings} user={user} />
      <ErasureNotice />
      {user ? <SettingsTabs user={user} tab={tabOf(match)} /> : <AccountNotLoaded question={visitorQuery} />}
    </PageWrap>
  );
};

const SettingsTabs = ({ user, tab }: { user: CurrentUser; tab: TabName }) => {
  const { accounts } = useStrings();
  return (
    <Tabs<TabName>
      bleed
      label={accounts.settings}
      value={tab}
      items={[
        { value: 'profile', label: accounts.profileTab, href: href('/settings') },
        { value: 'security', label: accounts.securityTab, href: href('/settings', { tab: 'security' }) },
        {
          value: 'notifications',
          label: accounts.notificationsTab,
          href: href('/settings', { tab: 'notifications' }),
        },
      ]}
    >
      {(open) => (
        <PersistentPanels open={open}>
          {(name) => {
            const Panel = panels[name];
            return <Panel user={user} />;
          }}
        </PersistentPanels>
      )}
    </Tabs>
  );
};

export const pageDefinition = definePage<typeof settingsRoute>({
  tables: ['ownFrame', 'accounts', 'securityEvents', 'secondFactor', 'notifications'],
  queries: (match) => tabQueries[tabOf(match)],
  head: ({ strings: { accounts } }) => ({
    title: accounts.pageTitle(accounts.settings),
    isHiddenFromSearch: true,
  }),
  Screen: SettingsScreen,
  Skeleton: SettingsSkeleton,
});
