import { KeptPanels } from '#design/kept-panels.tsx';
import { Wrap } from '#design/layout.tsx';
import { Tabs } from '#design/tabs.tsx';
import type { User } from '#kernel/current-user.ts';
import { mutedNewsQuestion } from '#notifications/web/index.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import { definePage } from '#web/page.ts';
import { type Question, useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { visitorQuestion } from '#web/visitor.ts';
import type { settingsAddress } from './page-addresses.ts';
import { AccountNotLoaded } from './profile-and-settings/not-loaded.tsx';
import { OwnPageHead } from './profile-and-settings/own-page-head.tsx';
import { OwnPageSkeleton } from './profile-and-settings/own-page-skeleton.tsx';
import {
  erasureQuestion,
  eventsQuestion,
  factorQuestion,
  passkeysQuestion,
  sessionsQuestion,
  storageQuestion,
} from './profile-and-settings/questions.ts';
import { ErasureNotice } from './settings/erasure-notice.tsx';
import { NotificationsTab } from './settings/notifications-tab.tsx';
import { SettingsProfileTab } from './settings/profile-tab.tsx';
import { SecurityTab } from './settings/security-tab.tsx';

type TabName = 'profile' | 'security' | 'notifications';

const panels: Record<TabName, (props: { user: User }) => React.ReactNode> = {
  profile: SettingsProfileTab,
  security: SecurityTab,
  notifications: NotificationsTab,
};

const questions: Record<TabName, readonly Question[]> = {
  profile: [erasureQuestion],
  security: [
    erasureQuestion,
    sessionsQuestion,
    passkeysQuestion,
    factorQuestion,
    storageQuestion,
    eventsQuestion(),
  ],
  notifications: [erasureQuestion, mutedNewsQuestion],
};

const tabOf = ({ search }: MatchOf<typeof settingsAddress>): TabName => search.tab ?? 'profile';

const SettingsSkeleton = () => <OwnPageSkeleton title={useStrings().accounts.settings} tabs={3} />;

const SettingsScreen = (match: MatchOf<typeof settingsAddress>) => {
  const { accounts } = useStrings();
  const { answer: user, error } = useOutcome(visitorQuestion);
  if (!user && !error) return <SettingsSkeleton />;
  return (
    <Wrap>
      <OwnPageHead title={accounts.settings} user={user} />
      <ErasureNotice />
      {user ? (
        <SettingsTabs user={user} tab={tabOf(match)} />
      ) : (
        <AccountNotLoaded question={visitorQuestion} />
      )}
    </Wrap>
  );
};

const SettingsTabs = ({ user, tab }: { user: User; tab: TabName }) => {
  const { accounts } = useStrings();
  return (
    <Tabs<TabName>
      bleed
      label={accounts.settings}
      value={tab}
      items={[
        { value: 'profile', label: accounts.profileTab, href: '/settings' },
        { value: 'security', label: accounts.securityTab, href: '/settings?tab=security' },
        { value: 'notifications', label: accounts.notificationsTab, href: '/settings?tab=notifications' },
      ]}
    >
      {(open) => (
        <KeptPanels open={open}>
          {(name) => {
            const Panel = panels[name];
            return <Panel user={user} />;
          }}
        </KeptPanels>
      )}
    </Tabs>
  );
};

export const page = definePage<typeof settingsAddress>({
  tables: ['ownFrame', 'accounts', 'securityEvents', 'secondFactor', 'notifications'],
  questions: (match) => questions[tabOf(match)],
  head: ({ strings: { accounts } }) => ({
    title: accounts.pageTitle(accounts.settings),
    isHiddenFromSearch: true,
  }),
  Screen: SettingsScreen,
  Skeleton: SettingsSkeleton,
});
