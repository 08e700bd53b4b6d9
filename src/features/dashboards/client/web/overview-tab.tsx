import { useQuery } from '@tanstack/react-query';
import { Anchor } from '#design/anchor.tsx';
import { Button } from '#design/button.tsx';
import { Checklist } from '#design/checklist.tsx';
import { Stack } from '#design/layout.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { Panel } from '#design/panel.tsx';
import { Text, TextLink } from '#design/text.tsx';
import {
  findCompletedGettingStartedSteps,
  type GettingStartedStep,
  gettingStartedSteps,
} from '#features/dashboards/client/rules/getting-started.ts';
import type { Folder } from '#features/folders/core/contract/folders.ts';
import { FoldersNotLoaded, foldersQuery, likesQuery } from '#features/folders/core/web/index.ts';
import { leadsQuery, unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { ownProjectsQuery } from '#features/projects/pages/web/index.ts';
import { href } from '#kernel/href.ts';
import { browseServicesHref } from '#web/navigation/browse-services.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';
import { ActivityList } from './activity-list.tsx';
import styles from './dashboard.module.css';
import { NextVisit } from './next-visit.tsx';
import { ProjectsPanel } from './projects-panel.tsx';
import { RecentFolder } from './recent-folder.tsx';
import { dashboardTabHref } from './tabs.ts';
import { TodoPanel } from './todo-panel.tsx';
import { useVerifyContactDialog } from './use-verify-contact-dialog.tsx';

/** The documents show so many projects and folders. */
const MOST_RECENT = 2;

export const OverviewTab = () => {
  const { data: folders } = useQuery(foldersQuery);
  const { data: likes } = useQuery(likesQuery());
  const { data: projects } = useQuery(ownProjectsQuery);
  const visitor = useVisitor();
  if (!folders || !likes || !projects) return <FoldersNotLoaded />;
  const ownFolders = folders.items.filter(({ isLiked }) => !isLiked);
  const doneSteps = findCompletedGettingStartedSteps({
    isEmailVerified: visitor?.isEmailVerified ?? false,
    isPhoneVerified: visitor?.isPhoneVerified ?? false,
    likes: likes.total,
    folders: folders.total + projects.total,
  });
  const isStarted = gettingStartedSteps.every((step) => doneSteps[step]);
  const isClient = visitor?.userType === 'private';
  return (
    <>
      <div className={styles.columns}>
        <Stack gap={6}>
          {isClient && <TodoPanel />}
          <Counts projects={projects.total} folders={ownFolders.length} likes={likes.total} />
        </Stack>
        <Stack gap={6}>
          {isClient && <NextVisit />}
          {!isStarted && <GettingStarted doneSteps={doneSteps} />}
          <RecentProjects projects={projects.items.slice(0, MOST_RECENT)} />
          <ActivityList />
        </Stack>
      </div>
      <RecentFolders folders={ownFolders} hasProjects={projects.total > 0} />
    </>
  );
};

interface Totals {
  projects: number;
  folders: number;
  likes: number;
}

/** One quiet line: what waits stands above it. */
const Counts = ({ projects, folders: folderCount, likes }: Totals) => {
  const { folders } = useStrings();
  const { data: unread } = useQuery(unreadMessagesQuery());
  const { data: leads } = useQuery(leadsQuery());
  const counts = [
    {
      key: 'projects',
      label: folders.projectCount,
      value: projects,
      note: folders.folderCount(folderCount),
      to: dashboardTabHref('folders'),
    },
    {
      key: 'messages',
      label: folders.conversations,
      value: leads?.total ?? '–',
      note: unread && folders.unreadConversations(unread.conversations),
      to: dashboardTabHref('messages'),
    },
    { key: 'likes', label: folders.likedCount, value: likes, to: dashboardTabHref('contacts') },
  ];
  return (
    <ul className={styles.counts} aria-label={folders.counts}>
      {counts.map(({ key, label, value, note, to }) => (
        <li key={key}>
          <Anchor href={to}>
            <span>
              {label} <b>{value}</b>
            </span>{' '}
            {note && <small>{note}</small>}
          </Anchor>
        </li>
      ))}
    </ul>
  );
};

const GettingStarted = ({ doneSteps }: { doneSteps: Record<GettingStartedStep, boolean> }) => {
  const { folders } = useStrings();
  const visitor = useVisitor();
  const { verify, dialog } = useVerifyContactDialog();
  const hasNumber = (visitor?.pendingPhone ?? visitor?.phoneNumber ?? null) !== null;
  const words: Record<
    GettingStartedStep,
    { label: string; end?: { label: string } & ({ href: string } | { onClick: () => void }) }
  > = {
    account: { label: folders.createAccount },
    email: {
      label: folders.verifyEmail,
      end: { onClick: () => verify('email'), label: folders.verify },
    },
    phone: {
      label: folders.verifyPhone,
      end: {
        ...(hasNumber ? { onClick: () => verify('sms') } : { href: href('/settings') }),
        label: folders.verify,
      },
    },
    like: {
      label: folders.likeCompany,
      end: { href: browseServicesHref(), label: folders.browse },
    },
    folder: {
      label: folders.createProject,
      end: { href: dashboardTabHref('folders'), label: folders.add },
    },
  };
  const items = gettingStartedSteps.map((step) => {
    const { label, end } = words[step];
    const action =
      end &&
      ('href' in end ? (
        <TextLink data-alone href={end.href}>
          {end.label}
        </TextLink>
      ) : (
        <Button variant="quiet" size="small" onClick={end.onClick}>
          {end.label}
        </Button>
      ));
    return { key: step, label, isDone: doneSteps[step], end: action };
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
      {dialog}
    </Panel>
  );
};

const RecentProjects = ({ projects }: { projects: readonly ListedProject[] }) => {
  const { folders } = useStrings();
  if (projects.length === 0) return null;
  return (
    <ProjectsPanel
      isNarrow
      title={folders.recentProjects}
      projects={projects}
      end={
        <LinkButton variant="quiet" size="small" href={href('/projects')}>
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

/** Without a project, folders stand in their place, under their heading. */
const RecentFolders = ({ folders: ownFolders, hasProjects }: RecentFoldersProps) => {
  const { folders } = useStrings();
  return (
    <section>
      <div className={styles.head}>
        <h2>{hasProjects ? folders.folders : folders.recentProjects}</h2>
        {ownFolders.length > 0 && (
          <LinkButton variant="quiet" size="small" href={dashboardTabHref('folders')}>
            {folders.viewAll}
          </LinkButton>
        )}
      </div>
      {ownFolders.length === 0 ? (
        <Text tone="muted">
          {folders.noProjects}.{' '}
          <TextLink href={dashboardTabHref('folders')}>{folders.createProject}</TextLink>
        </Text>
      ) : (
        <ul className={styles.pair}>
          {ownFolders.slice(0, MOST_RECENT).map((folder) => (
            <li key={folder.id}>
              <RecentFolder folder={folder} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
