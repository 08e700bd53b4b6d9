import { useQuery } from '@tanstack/react-query';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Tabs } from '#design/tabs.tsx';
import { moderationDeskQuery, officeTabHref, QueueTab } from '#features/moderation/core/web/index.ts';
import { definePage } from '#web/page.ts';
import { pageDefinition as notFoundPage } from '#web/shell/not-found-page.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { AuditLogTab } from './audit-log-tab.tsx';
import { CategoriesTab } from './categories-tab.tsx';
import { DecisionLogTab } from './decision-log-tab.tsx';
import { HealthChecksTab } from './health-checks-tab.tsx';
import styles from './moderating.module.css';
import type { adminRoute } from './page-routes.ts';
import { PeopleTab } from './people-tab.tsx';
import { isQueueTab, type OfficeMatch, officeQueries, officeTabIn, officeTabsFor } from './queries.ts';
import { StatisticsTab } from './statistics-tab.tsx';

/** Others' actions arrive live; counting again is for networks that block that. */
const RECOUNT_MS = 60_000;

const { Screen: NotFound } = notFoundPage;

const DeskScreen = (match: OfficeMatch) => {
  const { moderating: strings } = useStrings();
  const { queryKey, queryFn } = moderationDeskQuery;
  const { data: counts } = useQuery({ queryKey, queryFn, refetchInterval: RECOUNT_MS });
  const role = useVisitor()?.staffRole;
  const tabs = officeTabsFor(role);
  if (!counts || !tabs.includes(officeTabIn(match))) return <NotFound />;
  return (
    <PageWrap className={styles.page}>
      <PageHead title={strings.title} />
      <Tabs
        bleed
        wrap
        label={strings.tabs}
        value={officeTabIn(match)}
        items={tabs.map((tab) => ({
          value: tab,
          label: isQueueTab(tab) ? strings.queues[tab] : strings[tab],
          count: isQueueTab(tab) || (tab === 'people' && counts.people > 0) ? counts[tab] : undefined,
          href: officeTabHref(tab),
        }))}
      >
        {() => (
          <div className={styles.panel}>
            <Open {...match} />
          </div>
        )}
      </Tabs>
    </PageWrap>
  );
};

const Open = (match: OfficeMatch) => {
  const tab = officeTabIn(match);
  const { after, q } = match.search;
  if (isQueueTab(tab)) return <QueueTab key={`${tab} ${after}`} queue={tab} afterId={after} />;
  if (tab === 'people') return <PeopleTab q={q} />;
  if (tab === 'figures') return <StatisticsTab />;
  if (tab === 'checks') return <HealthChecksTab />;
  if (tab === 'trail') return <AuditLogTab {...match} />;
  return tab === 'categories' ? <CategoriesTab /> : <DecisionLogTab afterId={after} />;
};

export const pageDefinition = definePage<typeof adminRoute>({
  tables: ['notFound', 'moderating', 'reviewPictures', 'securityEvents', 'officeChecks'],
  queries: (match, { visitor }) => officeQueries(match, visitor?.staffRole),
  // Everybody else must not learn that the page exists, not even by its title.
  head: ({ strings: { moderating, notFound }, read }) => ({
    title: read(moderationDeskQuery) ? moderating.pageTitle(moderating.title) : notFound.title,
    isHiddenFromSearch: true,
  }),
  Screen: DeskScreen,
});
