import { useEffect } from 'react';
import { Wrap } from '#design/layout.tsx';
import { Tabs } from '#design/tabs.tsx';
import { showToast } from '#design/toast.ts';
import { unreadQuestion } from '#messaging/web/index.ts';
import { definePage } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import { reasonOf } from '#web/reason.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-dashboard.module.css';
import { DeskHead } from './desk-head.tsx';
import { addressOfTab, type DeskMatch, type TabName, tabOf } from './match.ts';
import type { companyDashboardAddress } from './page-addresses.ts';
import { profileQuestion, questionsOf } from './questions.ts';
import { DashboardTab } from './tabs/dashboard-tab.tsx';
import { KpisTab } from './tabs/kpis-tab.tsx';
import { MessagesTab } from './tabs/messages-tab.tsx';
import { ProfileTab } from './tabs/profile-tab.tsx';
import { ReviewsTab } from './tabs/reviews-tab.tsx';
import { SubscriptionTab } from './tabs/subscription-tab.tsx';

const tabs: Record<TabName, (props: { match: DeskMatch }) => React.ReactNode> = {
  dashboard: DashboardTab,
  profile: ProfileTab,
  messages: MessagesTab,
  reviews: ReviewsTab,
  kpis: KpisTab,
  subscription: SubscriptionTab,
};

const tabNames = Object.keys(tabs) as TabName[];

const DeskScreen = (match: DeskMatch) => {
  const { desk } = useStrings();
  const { answer: profile, error } = useOutcome(profileQuestion);
  const { answer: unread } = useOutcome(unreadQuestion());
  useToastOf(error);
  return (
    <Wrap className={styles.page}>
      <DeskHead profile={profile} />
      <Tabs<TabName>
        bleed
        label={desk.tabs}
        value={tabOf(match)}
        items={tabNames.map((name) => ({
          value: name,
          label: desk.names[name],
          ...(name === 'messages' && unread?.conversations ? { count: unread.conversations } : {}),
          href: addressOfTab(name),
        }))}
      >
        {(shown) => {
          const Tab = tabs[shown];
          return (
            <div className={styles.panel}>
              <Tab match={match} />
            </div>
          );
        }}
      </Tabs>
    </Wrap>
  );
};

/** What could not be loaded is said once; the page stands without it. */
const useToastOf = (error: unknown) => {
  const strings = useStrings();
  useEffect(() => {
    if (error)
      showToast({ tone: 'destructive', title: strings.desk.profileFailed, text: reasonOf(error, strings) });
  }, [error, strings]);
};

export const page = definePage<typeof companyDashboardAddress>({
  tables: [
    'desk',
    'insights',
    'leads',
    'editor',
    'proofs',
    'accounts',
    'companies',
    'profile',
    'messaging',
    'reviews',
    'reviewPictures',
    'subscriptions',
  ],
  questions: questionsOf,
  head: ({ strings: { desk } }) => ({ title: desk.pageTitle, isHiddenFromSearch: true }),
  Screen: DeskScreen,
});
