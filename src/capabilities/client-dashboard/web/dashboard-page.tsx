import { useState } from 'react';
import { Wrap } from '#design/layout.tsx';
import { Tabs } from '#design/tabs.tsx';
import { useOtherTabs } from '#folders/web/index.ts';
import { unreadMessagesQuestion } from '#messaging/web/index.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import { definePage } from '#web/page.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { AddProjectDialog } from './add-project-dialog.tsx';
import { ContactsTab } from './contacts-tab.tsx';
import styles from './dashboard.module.css';
import { DashboardHead } from './dashboard-head.tsx';
import { FoldersTab } from './folders-tab.tsx';
import { MessagesTab } from './messages-tab.tsx';
import { OverviewTab } from './overview-tab.tsx';
import type { dashboardAddress } from './page-addresses.ts';
import { dashboardQuestions } from './questions.ts';
import { tabSkeletons } from './skeletons.tsx';
import { addressOfDashboardTab, type DashboardMatch, type DashboardTab, dashboardTabIn } from './tabs.ts';

interface PanelProps {
  match: DashboardMatch;
  onAddProject: () => void;
}

const panels: Record<DashboardTab, (props: PanelProps) => React.ReactNode> = {
  overview: OverviewTab,
  folders: FoldersTab,
  messages: MessagesTab,
  contacts: ContactsTab,
};

/** The view that takes so long to come that its skeleton stands in, or the one that is here. */
const useShown = (match: DashboardMatch) => {
  const { comingTo } = useNavigation();
  if (comingTo?.name !== 'dashboard') return { tab: dashboardTabIn(match), isComing: false };
  return { tab: dashboardTabIn(comingTo.match), isComing: true };
};

const DashboardScreen = (match: DashboardMatch) => {
  useOtherTabs();
  const [isAdding, setIsAdding] = useState(false);
  const { tab: shown, isComing } = useShown(match);
  const add = () => setIsAdding(true);
  return (
    <Wrap className={styles.page}>
      <DashboardHead tab={shown} onAddProject={add} />
      <DashboardTabs tab={shown}>
        {(tab) => {
          const Panel = panels[tab];
          const Skeleton = tabSkeletons[tab];
          return isComing ? <Skeleton /> : <Panel match={match} onAddProject={add} />;
        }}
      </DashboardTabs>
      {isAdding && <AddProjectDialog onClose={() => setIsAdding(false)} />}
    </Wrap>
  );
};

/** The same frame, with what is coming in it. */
const DashboardSkeleton = (match: DashboardMatch) => (
  <Wrap className={styles.page}>
    <DashboardHead tab={dashboardTabIn(match)} />
    <DashboardTabs tab={dashboardTabIn(match)}>
      {(tab) => {
        const Skeleton = tabSkeletons[tab];
        return <Skeleton />;
      }}
    </DashboardTabs>
  </Wrap>
);

interface DashboardTabsProps {
  tab: DashboardTab;
  children: (tab: DashboardTab) => React.ReactNode;
}

const DashboardTabs = ({ tab, children }: DashboardTabsProps) => {
  const { folders } = useStrings();
  const { answer: unread } = useOutcome(unreadMessagesQuestion());
  return (
    <Tabs<DashboardTab>
      bleed
      label={folders.dashboardTabs}
      value={tab}
      items={[
        { value: 'overview', label: folders.overview, href: addressOfDashboardTab('overview') },
        { value: 'folders', label: folders.myProjects, href: addressOfDashboardTab('folders') },
        {
          value: 'messages',
          label: folders.messages,
          href: addressOfDashboardTab('messages'),
          ...(unread?.conversations ? { count: unread.conversations } : {}),
        },
        { value: 'contacts', label: folders.likedCompanies, href: addressOfDashboardTab('contacts') },
      ]}
    >
      {(shown) => <div className={styles.panel}>{children(shown)}</div>}
    </Tabs>
  );
};

export const page = definePage<typeof dashboardAddress>({
  tables: ['folders', 'companies', 'projects', 'waiting'],
  questions: dashboardQuestions,
  head: ({ strings: { folders } }) => ({
    title: folders.pageTitle(folders.dashboardTitle),
    isHiddenFromSearch: true,
  }),
  Screen: DashboardScreen,
  Skeleton: DashboardSkeleton,
});
