import { type StartingStep, startingSteps, stepsDone } from '#client-dashboard/rules/getting-started.ts';
import { Checklist } from '#design/checklist.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { StatGrid } from '#design/stat-grid.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { Folder } from '#folders/contract/folders.ts';
import { contactsQuestion, FoldersNotLoaded, foldersQuestion } from '#folders/web/index.ts';
import { leadsQuestion, unreadMessagesQuestion } from '#messaging/web/index.ts';
import type { ListedProject } from '#projects/contract/projects.ts';
import { ownProjectsQuestion } from '#projects/web/index.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ActivityList } from './activity-list.tsx';
import styles from './dashboard.module.css';
import { ProjectPanel } from './project-panel.tsx';
import { RecentProject } from './recent-project.tsx';
import { addressOfDashboardTab } from './tabs.ts';
import { WaitingPanel } from './waiting-panel.tsx';

/** Of projects and of folders, as the documents say. */
const MOST_RECENT = 2;

export const OverviewTab = () => {
  const { answer: folders } = useOutcome(foldersQuestion);
  const { answer: likes } = useOutcome(contactsQuestion());
  const { answer: projects } = useOutcome(ownProjectsQuestion);
  const visitor = useVisitor();
  if (!folders || !likes || !projects) return <FoldersNotLoaded />;
  const made = folders.items.filter(({ isLiked }) => !isLiked);
  const done = stepsDone({
    isEmailVerified: visitor?.isEmailVerified ?? false,
    isPhoneVerified: visitor?.isPhoneVerified ?? false,
    likes: likes.total,
    folders: folders.total + projects.total,
  });
  const isStarted = startingSteps.every((step) => done[step]);
  return (
    <>
      <Counts projects={projects.total} folders={made.length} likes={likes.total} />
      {visitor?.userType === 'private' && <WaitingPanel />}
      <div className={isStarted ? styles.single : styles.columns}>
        <ActivityList />
        {!isStarted && <GettingStarted done={done} />}
      </div>
      <RecentProjects projects={projects.items.slice(0, MOST_RECENT)} />
      <RecentFolders folders={made} hasProjects={projects.total > 0} />
    </>
  );
};

interface Totals {
  projects: number;
  folders: number;
  likes: number;
}

const Counts = ({ projects, folders: folderCount, likes }: Totals) => {
  const { folders } = useStrings();
  const { answer: unread } = useOutcome(unreadMessagesQuestion());
  const { answer: leads } = useOutcome(leadsQuestion());
  return (
    <StatGrid
      label={folders.counts}
      stats={[
        {
          key: 'projects',
          label: folders.projectCount,
          value: projects,
          delta: { text: folders.folderCount(folderCount) },
          icon: 'folder-add',
          href: addressOfDashboardTab('folders'),
        },
        {
          key: 'messages',
          label: folders.conversations,
          value: leads?.total ?? '–',
          ...(unread && { delta: { text: folders.unreadConversations(unread.conversations) } }),
          icon: 'message',
          href: addressOfDashboardTab('messages'),
        },
        {
          key: 'likes',
          label: folders.likedCount,
          value: likes,
          icon: 'heart',
          href: addressOfDashboardTab('contacts'),
        },
      ]}
    />
  );
};

const GettingStarted = ({ done }: { done: Record<StartingStep, boolean> }) => {
  const { folders } = useStrings();
  const words: Record<StartingStep, { label: string; end?: { href: string; label: string } }> = {
    account: { label: folders.createAccount },
    email: { label: folders.verifyEmail, end: { href: '/settings', label: folders.verify } },
    phone: { label: folders.verifyPhone, end: { href: '/settings', label: folders.verify } },
    like: { label: folders.likeCompany, end: { href: '/#browse-services', label: folders.browse } },
    folder: {
      label: folders.createProject,
      end: { href: addressOfDashboardTab('folders'), label: folders.add },
    },
  };
  const items = startingSteps.map((step) => {
    const { label, end } = words[step];
    const link = end && <TextLink href={end.href}>{end.label}</TextLink>;
    return { key: step, label, isDone: done[step], end: link };
  });
  return (
    <Panel
      title={folders.gettingStarted}
      end={
        <Text as="span" size="small" tone="faint" numeric>
          {folders.stepsDone(items.filter(({ isDone }) => isDone).length, items.length)}
        </Text>
      }
    >
      <Checklist items={items} doneLabel={folders.done} />
    </Panel>
  );
};

const RecentProjects = ({ projects }: { projects: readonly ListedProject[] }) => {
  const { folders } = useStrings();
  if (projects.length === 0) return null;
  return (
    <ProjectPanel
      title={folders.recentProjects}
      projects={projects}
      end={
        <LinkButton look="quiet" size="small" href="/projects">
          {folders.viewAll}
        </LinkButton>
      }
    />
  );
};

interface RecentFoldersProps {
  folders: readonly Folder[];
  hasProjects: boolean;
}

/** Without a project, folders stand in their place, and under their name. */
const RecentFolders = ({ folders: made, hasProjects }: RecentFoldersProps) => {
  const { folders } = useStrings();
  return (
    <section>
      <div className={styles.head}>
        <h2>{hasProjects ? folders.folders : folders.recentProjects}</h2>
        {made.length > 0 && (
          <LinkButton look="quiet" size="small" href={addressOfDashboardTab('folders')}>
            {folders.viewAll}
          </LinkButton>
        )}
      </div>
      {made.length === 0 ? (
        <Text tone="muted">
          {folders.noProjects}.{' '}
          <TextLink href={addressOfDashboardTab('folders')}>{folders.createProject}</TextLink>
        </Text>
      ) : (
        <ul className={styles.pair}>
          {made.slice(0, MOST_RECENT).map((folder) => (
            <li key={folder.id}>
              <RecentProject folder={folder} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
