import { useQuery } from '@tanstack/react-query';
import { Wrap } from '#design/layout.tsx';
import { PageHead } from '#design/page-head.tsx';
import { Tabs } from '#design/tabs.tsx';
import { addressOfOfficeTab, deskQuestion, QueueTab } from '#moderation/web/index.ts';
import { definePage } from '#web/page.ts';
import { page as notFoundPage } from '#web/shell/not-found-page.tsx';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { CategoriesTab } from './categories-tab.tsx';
import { ChecksTab } from './checks-tab.tsx';
import { FiguresTab } from './figures-tab.tsx';
import { LogTab } from './log-tab.tsx';
import styles from './moderating.module.css';
import type { adminAddress } from './page-addresses.ts';
import { PeopleTab } from './people-tab.tsx';
import { isQueue, type OfficeMatch, officeQuestions, officeTabIn, tabsFor } from './questions.ts';
import { TrailTab } from './trail-tab.tsx';

/** What others do is heard live; this is for where live is blocked. */
const COUNT_ANEW_MS = 60_000;

const { Screen: NotFound } = notFoundPage;

const DeskScreen = (match: OfficeMatch) => {
  const { moderating: strings } = useStrings();
  const { queryKey, queryFn } = deskQuestion;
  const { data: counts } = useQuery({ queryKey, queryFn, refetchInterval: COUNT_ANEW_MS });
  const role = useVisitor()?.staffRole;
  const tabs = tabsFor(role);
  if (!counts || !tabs.includes(officeTabIn(match))) return <NotFound />;
  return (
    <Wrap className={styles.page}>
      <PageHead title={strings.title} />
      <Tabs
        bleed
        wrap
        label={strings.tabs}
        value={officeTabIn(match)}
        items={tabs.map((tab) => ({
          value: tab,
          label: isQueue(tab) ? strings.queues[tab] : strings[tab],
          count: isQueue(tab) || (tab === 'people' && counts.people > 0) ? counts[tab] : undefined,
          href: addressOfOfficeTab(tab),
        }))}
      >
        {() => (
          <div className={styles.panel}>
            <Open {...match} />
          </div>
        )}
      </Tabs>
    </Wrap>
  );
};

const Open = (match: OfficeMatch) => {
  const tab = officeTabIn(match);
  const { after, q } = match.search;
  if (isQueue(tab)) return <QueueTab key={`${tab} ${after}`} queue={tab} after={after} />;
  if (tab === 'people') return <PeopleTab q={q} />;
  if (tab === 'figures') return <FiguresTab />;
  if (tab === 'checks') return <ChecksTab />;
  if (tab === 'trail') return <TrailTab {...match} />;
  return tab === 'categories' ? <CategoriesTab /> : <LogTab after={after} />;
};

export const page = definePage<typeof adminAddress>({
  tables: ['notFound', 'moderating', 'reviewPictures', 'securityEvents', 'officeChecks'],
  questions: (match, { visitor }) => officeQuestions(match, visitor?.staffRole),
  // To everybody else there is no such page, not even by its title.
  head: ({ strings: { moderating, notFound }, read }) => ({
    title: read(deskQuestion) ? moderating.pageTitle(moderating.title) : notFound.title,
    isHiddenFromSearch: true,
  }),
  Screen: DeskScreen,
});
