import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { LinkButton } from '#design/link-button.tsx';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';
import type { ProjectListTabName } from './tabs.ts';

interface NoProjectsProps {
  tab: ProjectListTabName;
  side: ProjectSide;
  isFiltered: boolean;
}

export const NoProjects = ({ tab, side, isFiltered }: NoProjectsProps) => {
  const { projects } = useStrings();
  if (isFiltered)
    return (
      <EmptyState
        level={2}
        art={<StonesArt />}
        title={projects.noneMatch}
        text={projects.noneMatchText}
        action={
          <LinkButton variant="secondary" href={href('/projects')}>
            {projects.showAllActive}
          </LinkButton>
        }
      />
    );
  if (tab === 'completed') {
    return (
      <EmptyState
        level={2}
        art={<StonesArt />}
        title={projects.noCompletedTitle}
        text={projects.noCompleted}
      />
    );
  }
  return (
    <EmptyState
      level={2}
      art={<StonesArt />}
      title={projects.noActiveTitle}
      text={side === 'client' ? projects.noActiveOfClient : projects.noActiveOfCompany}
      action={
        side === 'client' && (
          <LinkButton icon={signedInIcons.plus} href={href('/create-project')}>
            {projects.newProject}
          </LinkButton>
        )
      }
    />
  );
};
