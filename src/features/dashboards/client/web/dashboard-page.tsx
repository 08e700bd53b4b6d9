import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageWrap } from '#design/layout.tsx';
import { Tabs } from '#design/tabs.tsx';
import { useRefetchOnOtherTabsChanges } from '#features/folders/core/web/index.ts';
import { unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { definePage } from '#web/page.ts';
import { useStrings } from '#web/strings.tsx';
import { AddProjectDialog } from './add-project-dialog.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import styles from './dashboard.module.css';
import { FoldersTab } from './folders-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import type { dashboardRoute } from './page-routes.ts';
import { dashboardQueries } from './queries.ts';
import { skeletonByTab } from './skeletons.tsx';
import { type DashboardMatch, type DashboardTabName, dashboardTabHref, dashboardTabIn } from './tabs.ts';

interface PanelProps {
  match: DashboardMatch;
  onAddProject: () => void;
}

const panels: Record<DashboardTabName, (props: PanelProps) => React.ReactNode> = {
  overview: OverviewTab,
  folders: FoldersTab,
  messages: MessagesTab,
  contacts: ContactsTab,
};

/** Returns the coming tab while it loads slowly, else the present one. */
const useShown = (match: DashboardMatch) => {
  const { comingTo } = useNavigation();
  if (comingTo?.name !== 'dashboard') return { tab: dashboardTabIn(match), isComing: false };
  return { tab: dashboardTabIn(comingTo.match), isComing: true };
};

const DashboardScreen = (match: DashboardMatch) => {
  useRefetchOnOtherTabsChanges();
  const [isAdding, setIsAdding] = useState(false);
  const { tab: visibleTab, isComing } = useShown(match);
  const add = () => setIsAdding(true);
  return (
    <PageWrap className={styles.page}>
      <DashboardHead tab={visibleTab} onAddProject={add} />
      <DashboardTabs tab={visibleTab}>
        {(tab) => {
          const Panel = panels[tab];
          const Skeleton = skeletonByTab[tab];
          return isComing ? <Skeleton /> : <Panel match={match} onAddProject={add} />;
        }}
      </DashboardTabs>
      {isAdding && <AddProjectDialog onClose={() => setIsAdding(false)} />}
    </PageWrap>
  );
};

/** The frame is the same, with the coming tab's skeleton in it. */
const DashboardSkeleton = (match: DashboardMatch) => (
  <PageWrap className={styles.page}>
    <DashboardHead tab={dashboardTabIn(match)} />
    <DashboardTabs tab={dashboardTabIn(match)}>
      {(tab) => {
        const Skeleton = skeletonByTab[tab];
        return <Skeleton />;
      }}
    </DashboardTabs>
  </PageWrap>
);

interface DashboardTabsProps {
  tab: DashboardTabName;
  children: (tab: DashboardTabName) => React.ReactNode;
}

const DashboardTabs = ({ tab, children }: DashboardTabsProps) => {
  const { folders } = useStrings();
  const { data: unread } = useQuery(unreadMessagesQuery());
  return (
    <Tabs<DashboardTabName>
      bleed
      quiet
      label={folders.dashboardTabs}
      value={tab}
      items={[
        { value: 'overview', label: folders.overview, href: dashboardTabHref('overview') },
        { value: 'folders', label: folders.myProjects, href: dashboardTabHref('folders') },
        {
          value: 'messages',
          label: folders.messages,
          href: dashboardTabHref('messages'),
          ...(unread?.conversations ? { count: unread.conversations } : {}),
        },
        { value: 'contacts', label: folders.likedCompanies, href: dashboardTabHref('contacts') },
      ]}
    >
      {(visibleTab) => <div className={styles.panel}>{children(visibleTab)}</div>}
    </Tabs>
  );
};

export const pageDefinition = definePage<typeof dashboardRoute>({
  tables: ['folders', 'companies', 'projects', 'waiting'],
  queries: dashboardQueries,
  head: ({ strings: { folders } }) => ({
    title: folders.pageTitle(folders.dashboardTitle),
    isHiddenFromSearch: true,
  }),
  Screen: DashboardScreen,
  Skeleton: DashboardSkeleton,
});
