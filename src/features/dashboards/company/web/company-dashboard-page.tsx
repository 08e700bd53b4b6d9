import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { PageWrap } from '#design/layout.tsx';
import { Tabs } from '#design/tabs.tsx';
import { showToast } from '#design/toast.ts';
import type { OwnCompanyProfile } from '#features/dashboards/company/contract/company-dashboard.ts';
import { unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import { ApiError } from '#web/api-client.ts';
import { failureReasonOf } from '#web/failure-reason.ts';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { CompanyDashboardHead } from './company-dashboard-head.tsx';
import styles from './company-dashboard.module.css';
import type { companyDashboardRoute } from './page-routes.ts';
import { companyDashboardQueries, ownCompanyProfileQuery } from './queries.ts';
import { SuspendedCompany } from './suspended-company.tsx';
import { stringTablesByTab } from './tab-string-tables.ts';
import {
  type CompanyDashboardMatch,
  type CompanyDashboardTabName,
  companyDashboardTabHref,
  companyDashboardTabIn,
} from './tabs.ts';
import { KpisTab } from './tabs/kpis-tab.tsx';
import { CompanyMessagesTab } from './tabs/messages-tab.tsx';
import { CompanyOverviewTab } from './tabs/overview-tab.tsx';
import { CompanyProfileTab } from './tabs/profile-tab.tsx';
import { CompanyReviewsTab } from './tabs/reviews-tab.tsx';
import { SubscriptionTab } from './tabs/subscription-tab.tsx';

const tabs: Record<CompanyDashboardTabName, (props: { match: CompanyDashboardMatch }) => React.ReactNode> = {
  dashboard: CompanyOverviewTab,
  profile: CompanyProfileTab,
  messages: CompanyMessagesTab,
  reviews: CompanyReviewsTab,
  kpis: KpisTab,
  subscription: SubscriptionTab,
};

const tabNames = Object.keys(tabs) as CompanyDashboardTabName[];

/** Lists the tabs that this person may open, and the one whose address they came by. */
const tabsFor = (profile: OwnCompanyProfile | undefined, open: CompanyDashboardTabName) =>
  tabNames.filter((name) => {
    if (name === open) return true;
    if (name === 'profile') return profile?.abilities.mayEdit !== false;
    return name !== 'subscription' || profile?.abilities.mayPay !== false;
  });

const DeskScreen = (match: CompanyDashboardMatch) => {
  const { desk } = useStrings();
  const { data: profile, error } = useQuery(ownCompanyProfileQuery);
  const { data: unread } = useQuery(unreadMessagesQuery());
  useToastOf(error);
  const open = companyDashboardTabIn(match);
  return (
    <PageWrap className={styles.page}>
      <CompanyDashboardHead profile={profile} isToday={open === 'dashboard'} />
      {error instanceof ApiError && error.status === 404 && <SuspendedCompany />}
      <Tabs<CompanyDashboardTabName>
        bleed
        quiet
        label={desk.tabs}
        value={open}
        items={tabsFor(profile, open).map((name) => ({
          value: name,
          label: desk.names[name],
          ...(name === 'messages' && unread?.conversations ? { count: unread.conversations } : {}),
          href: companyDashboardTabHref(name),
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
  tablesOf: (match) => stringTablesByTab[companyDashboardTabIn(match)],
  queries: companyDashboardQueries,
  head: ({ strings: { desk } }) => ({ title: desk.pageTitle, isHiddenFromSearch: true }),
  Screen: DeskScreen,
});
