import { useQuery } from '@tanstack/react-query';
import { PageWrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Text } from '#design/text.tsx';
import { moderationDeskQuery, type OfficeTabName, QueueTab } from '#features/moderation/core/web/index.ts';
import { waitingTimeSince } from '#kernel/waiting-time.ts';
import type { Strings } from '#strings/strings.ts';
import { definePage } from '#web/page.ts';
import { pageDefinition as notFoundPage } from '#web/shell/not-found-page.tsx';
import { useStrings } from '#web/strings.tsx';
import { useNow } from '#web/use-now.ts';
import { useVisitor } from '#web/visitor.ts';
import { AuditLogTab } from './audit-log-tab.tsx';
import { CategoriesTab } from './categories-tab.tsx';
import { DecisionLogTab } from './decision-log-tab.tsx';
import { HealthChecksTab } from './health-checks-tab.tsx';
import styles from './moderating.module.css';
import type { adminRoute } from './page-routes.ts';
import { PeopleTab } from './people-tab.tsx';
import {
  isQueueTab,
  type OfficeMatch,
  officeQueries,
  officeTabIn,
  officeTabsFor,
  queuePageIn,
} from './queries.ts';
import { QueueRail } from './queue-rail.tsx';
import { StatisticsTab } from './statistics-tab.tsx';

/** Others' actions arrive live; counting again is for networks that block that. */
const RECOUNT_MS = 60_000;

const { Screen: NotFound } = notFoundPage;

const officeTabTitle = (tab: OfficeTabName, moderating: Strings['moderating']) =>
  isQueueTab(tab) ? moderating.queues[tab] : moderating[tab];

const DeskScreen = (match: OfficeMatch) => {
  const { moderating: strings } = useStrings();
  const { queryKey, queryFn } = moderationDeskQuery;
  const { data: counts } = useQuery({ queryKey, queryFn, refetchInterval: RECOUNT_MS });
  const role = useVisitor()?.staffRole;
  const tab = officeTabIn(match);
  if (!counts || !officeTabsFor(role).includes(tab)) return <NotFound />;
  return (
    <PageWrap className={styles.page}>
      <PageHead
        title={officeTabTitle(tab, strings)}
        below={isQueueTab(tab) && <QueueFacts count={counts[tab]} oldest={counts.oldest[tab]} />}
      />
      {isQueueTab(tab) ? (
        <div className={styles.desk}>
          <QueueRail desk={counts} open={tab} />
          <Open {...match} />
        </div>
      ) : (
        <div className={styles.panel}>
          <Open {...match} />
        </div>
      )}
    </PageWrap>
  );
};

/** Says how much waits, and how long the oldest does. */
const QueueFacts = ({ count, oldest }: { count: number; oldest: string | null }) => {
  const { moderating } = useStrings();
  const now = useNow();
  return (
    <Text size="small" tone="muted">
      {moderating.pendingCount(count)}
      {now && oldest && `, ${moderating.oldestAge(waitingTimeSince(new Date(oldest), now))}`}
    </Text>
  );
};

const Open = (match: OfficeMatch) => {
  const tab = officeTabIn(match);
  const { after, q } = match.search;
  if (isQueueTab(tab)) {
    const page = queuePageIn(match, tab);
    return <QueueTab key={`${tab} ${after} ${page.isAside}`} {...page} />;
  }
  if (tab === 'people') return <PeopleTab q={q} />;
  if (tab === 'figures') return <StatisticsTab />;
  if (tab === 'checks') return <HealthChecksTab />;
  if (tab === 'trail') return <AuditLogTab {...match} />;
  return tab === 'categories' ? <CategoriesTab /> : <DecisionLogTab {...match} />;
};

export const pageDefinition = definePage<typeof adminRoute>({
  tables: ['notFound', 'moderating', 'reviewPictures', 'securityEvents', 'officeChecks'],
  queries: (match, { visitor }) => officeQueries(match, visitor?.staffRole),
  // Everybody else must not learn that the page exists, not even by its title.
  head: ({ match, strings: { moderating, notFound }, read }) => ({
    title: read(moderationDeskQuery)
      ? moderating.pageTitle(officeTabTitle(officeTabIn(match), moderating))
      : notFound.title,
    isHiddenFromSearch: true,
  }),
  Screen: DeskScreen,
});
