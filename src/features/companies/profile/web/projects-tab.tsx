import { useQuery } from '@tanstack/react-query';
import { StonesArt } from '#design/empty-art/stones-art.tsx';
import { EmptyState } from '#design/empty-state.tsx';
import { VisuallyHidden } from '#design/text.tsx';
import { useStrings } from '#web/strings.tsx';
import { ProfilePagination } from './profile-pagination.tsx';
import type { ProfileProps } from './profile-props.ts';
import { ProjectGrid } from './project-grid.tsx';
import { companyProjectsQuery } from './queries.ts';

export const ProjectsTab = ({ company, match }: ProfileProps) => {
  const { profile } = useStrings();
  const { items = [], next = null } = useQuery(companyProjectsQuery(match)).data ?? {};
  if (items.length === 0) {
    return <EmptyState level={2} art={<StonesArt />} title={profile.noProjects} />;
  }
  return (
    <>
      <h2>
        <VisuallyHidden>{profile.projectsTab}</VisuallyHidden>
      </h2>
      <ProjectGrid projects={items} company={company} match={match} />
      <ProfilePagination match={match} tab="projects" next={next} />
    </>
  );
};
