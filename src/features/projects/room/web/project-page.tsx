import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { PageWrap } from '#design/layout.tsx';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { projectQuery, refetchProject } from '#features/projects/pages/web/index.ts';
import { isWorkBegun } from '#features/projects/room/rules/project-room.ts';
import type { Strings } from '#strings/strings.ts';
import { ApiError } from '#web/api-client.ts';
import type { RouteMatchOf } from '#web/navigation/page-route.ts';
import { definePage } from '#web/page.ts';
import { restoreLostFocus } from '#web/restore-lost-focus.ts';
import type { projectRoute } from './page-routes.ts';
import { CompletionPanel } from './project/completion-panel.tsx';
import { ProjectContactPanel } from './project/contact-panel.tsx';
import { ProjectDetailsPanel } from './project/details-panel.tsx';
import { HistoryPanel } from './project/history-panel.tsx';
import { MissingProject } from './project/missing-project.tsx';
import { ProjectHead } from './project/project-head.tsx';
import { ProjectSkeleton } from './project/project-skeleton.tsx';
import styles from './project/project.module.css';
import { ReviewsPanel } from './project/reviews-panel.tsx';
import { roomQuery } from './room/queries.ts';
import { MilestonesAndPublicationPanels, SharedFilesPanels } from './room/room-panels.tsx';

type ProjectMatch = RouteMatchOf<typeof projectRoute>;

/** A change may remove the button that had the focus. */
const useRestoredFocus = (project: Project | undefined) => {
  const lastProject = useRef(project);
  useEffect(() => {
    if (lastProject.current !== project) restoreLostFocus();
    lastProject.current = project;
  }, [project]);
};

const ProjectScreen = ({ params: { id } }: ProjectMatch) => {
  const client = useQueryClient();
  const { data: project, error } = useQuery(projectQuery(id));
  useRestoredFocus(project);
  const isGone = error instanceof ApiError && (error.status === 404 || error.status === 400);
  if (!project || isGone) return <MissingProject error={error} />;
  const refetch = () => refetchProject(client, project.id);
  // The key resets text fields, so that text about one project never shows for the next.
  return <Shown key={project.id} project={project} refetch={refetch} />;
};

const Shown = ({ project, refetch }: { project: Project; refetch: () => void }) => {
  // A cancelled or declined project is neither confirmed nor reviewed.
  const isOff = project.status === 'declined' || project.status === 'cancelled';
  const room = useQuery(roomQuery(String(project.id))).data;
  // The work comes first, then who is paid when, unless something waits for the reader.
  // It is decided once, so that no dialog is torn down and nothing moves under a finger.
  const [isWaiting] = useState(project.abilities.mayReview || project.state === 'partiallyComplete');
  const completion = !isOff && (
    <CompletionPanel project={project} isBegun={isWorkBegun(project, room)} onChanged={refetch} />
  );
  const side = (
    <div className={styles.side}>
      {isWaiting && completion}
      <MilestonesAndPublicationPanels project={project} />
      <ProjectContactPanel project={project} />
      {!isWaiting && completion}
    </div>
  );
  return (
    <PageWrap className={styles.page}>
      <ProjectHead project={project} />
      <div className={styles.columns}>
        {isWaiting && side}
        <ProjectDetailsPanel project={project} />
        {!isWaiting && side}
        <div className={styles.shared}>
          <SharedFilesPanels project={project} />
          {!isOff && <ReviewsPanel project={project} onChanged={refetch} />}
          <HistoryPanel project={project} />
        </div>
      </div>
    </PageWrap>
  );
};

const nameOf = (project: Project | undefined, words: Strings['projects']): string => {
  if (!project) return words.projectNotFound;
  return project.isWithheld ? words.withheldWords : project.name;
};

export const pageDefinition = definePage<typeof projectRoute>({
  tables: ['projects', 'room', 'reviews', 'reviewPictures', 'reviewMarks'],
  queries: ({ params: { id } }) => [projectQuery(id), roomQuery(id)],
  head: ({ match, strings: { projects }, read }) => ({
    title: projects.pageTitle(nameOf(read(projectQuery(match.params.id)), projects)),
    isHiddenFromSearch: true,
  }),
  Screen: ProjectScreen,
  Skeleton: ProjectSkeleton,
});
