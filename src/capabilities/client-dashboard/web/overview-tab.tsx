import { type StartingStep, startingSteps, stepsDone } from '#client-dashboard/rules/getting-started.ts';
import { Checklist } from '#design/checklist.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { StatGrid } from '#design/stat-grid.tsx';
import { Text, TextLink } from '#design/text.tsx';
import type { Folder } from '#folders/contract/folders.ts';
import { contactsQuestion, FoldersNotLoaded, foldersQuestion } from '#folders/web/index.ts';
import { unreadQuestion } from '#messaging/web/index.ts';
import { useOutcome } from '#web/query.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ActivityList } from './activity-list.tsx';
import styles from './dashboard.module.css';
import { RecentProject } from './recent-project.tsx';
import { addressOfDashboardTab } from './tabs.ts';

const RECENT_PROJECTS = 2;

export const OverviewTab = () => {
  const { answer: folders } = useOutcome(foldersQuestion);
  const { answer: likes } = useOutcome(contactsQuestion());
  if (!folders || !likes) return <FoldersNotLoaded />;
  return (
    <>
      <Counts projects={folders.total} likes={likes.total} />
      <div className={styles.columns}>
        <ActivityList />
        <GettingStarted projects={folders.total} likes={likes.total} />
      </div>
      <RecentProjects folders={folders.items.filter(({ isLiked }) => !isLiked)} />
    </>
  );
};

interface Totals {
  projects: number;
  likes: number;
}

const Counts = ({ projects, likes }: Totals) => {
  const { folders } = useStrings();
  const { answer: unread } = useOutcome(unreadQuestion());
  return (
    <StatGrid
      label={folders.counts}
      stats={[
        {
          key: 'projects',
          label: folders.projectCount,
          value: projects,
          icon: 'folder-add',
          href: addressOfDashboardTab('folders'),
        },
        {
          key: 'messages',
          label: folders.unreadConversations,
          value: unread?.conversations ?? '–',
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

const GettingStarted = ({ projects, likes }: Totals) => {
  const { folders } = useStrings();
  const visitor = useVisitor();
  const done = stepsDone({
    isEmailVerified: visitor?.isEmailVerified ?? false,
    isPhoneVerified: visitor?.isPhoneVerified ?? false,
    likes,
    folders: projects,
  });
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

const RecentProjects = ({ folders: made }: { folders: readonly Folder[] }) => {
  const { folders } = useStrings();
  return (
    <section>
      <div className={styles.head}>
        <h2>{folders.recentProjects}</h2>
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
          {made.slice(0, RECENT_PROJECTS).map((folder) => (
            <li key={folder.id}>
              <RecentProject folder={folder} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
