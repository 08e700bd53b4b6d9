import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { Project } from '#features/projects/pages/contract/projects.ts';
import { useClientName } from '#features/projects/pages/web/index.ts';

export const useProjectSideName = (project: Project) => {
  const names: Record<ProjectSide, string> = {
    client: useClientName()(project),
    company: project.company.name,
  };
  return (side: ProjectSide): string => names[side];
};
