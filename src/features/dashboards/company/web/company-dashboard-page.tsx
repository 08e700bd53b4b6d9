import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageWrap } from '#design/layout.tsx';
import { Tabs } from '#design/tabs.tsx';
import { showToast } from '#design/toast.ts';
import type { CompanyProfile } from '#features/dashboards/company/contract/company-dashboard.ts';
import { unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import { ApiError } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import styles from './company-dashboard.module.css';
import { DeskHead } from './desk-head.tsx';
import type { companyDashboardRoute } from './page-routes.ts';
import { companyProfileQuery, deskQueries } from './queries.ts';
import { SuspendedCompany } from './suspended-company.tsx';
import { tablesOfTabs } from './tab-string-tables.ts';
import { type DeskMatch, type DeskTab, deskTabHref, deskTabIn } from './tabs.ts';
import { DeskOverviewTab } from './tabs/desk-overview-tab.tsx';
import { KpisTab } from './tabs/kpis-tab.tsx';
import { DeskMessagesTab } from './tabs/messages-tab.tsx';
import { DeskProfileTab } from './tabs/profile-tab.tsx';
import { DeskReviewsTab } from './tabs/reviews-tab.tsx';
import { SubscriptionTab } from './tabs/subscription-tab.tsx';

const tabs: Record<DeskTab, (props: { match: DeskMatch }) => React.ReactNode> = {
  dashboard: DeskOverviewTab,
  profile: DeskProfileTab,
  messages: DeskMessagesTab,
  reviews: DeskReviewsTab,
  kpis: KpisTab,
  subscription: SubscriptionTab,
};

const tabNames = Object.keys(tabs) as DeskTab[];

/** Lists the tabs that this person may open, and the one whose address they came by. */
const tabsFor = (profile: CompanyProfile | undefined, open: DeskTab) =>
  tabNames.filter((name) => {
    if (name === open) return true;
    if (name === 'profile') return profile?.abilities.mayEdit !== false;
    return name !== 'subscription' || profile?.abilities.mayPay !== false;
  });

const DeskScreen = (match: DeskMatch) => {
  const { desk } = useStrings();
  const { data: profile, error } = useQuery(companyProfileQuery);
  const { data: unread } = useQuery(unreadMessagesQuery());
  useToastOf(error);
  const open = deskTabIn(match);
  return (
    <PageWrap className={styles.page}>
      <DeskHead profile={profile} isSlim={open !== 'dashboard'} />
      {error instanceof ApiError && error.status === 404 && <SuspendedCompany />}
      <Tabs<DeskTab>
        bleed
        label={desk.tabs}
        value={open}
        items={tabsFor(profile, open).map((name) => ({
          value: name,
          label: desk.names[name],
          ...(name === 'messages' && unread?.conversations ? { count: unread.conversations } : {}),
          href: deskTabHref(name),
        }))}
      >
        {(visibleTab) => {
          const Tab = tabs[visibleTab];
          return (
            <div className={styles.panel}>
              <Tab match={match} />
            </div>
          );
        }}
      </Tabs>
    </PageWrap>
  );
};

/** Reports a failed query once; the page stands without it. */
const useToastOf = (error: unknown) => {
  const strings = useStrings();
  useEffect(() => {
    if (error)
      showToast({
        tone: 'destructive',
        title: strings.desk.profileFailed,
        text: failureReasonOf(error, strings),
      });
  }, [error, strings]);
};

export const pageDefinition = definePage<typeof companyDashboardRoute>({
  tables: ['desk'],
  tablesOf: (match) => tablesOfTabs[deskTabIn(match)],
  queries: deskQueries,
  head: ({ strings: { desk } }) => ({ title: desk.pageTitle, isHiddenFromSearch: true }),
  Screen: DeskScreen,
});
