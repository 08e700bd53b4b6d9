import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { Project } from '#features/projects/list/contract/projects.ts';
import { useClientName } from '#features/projects/list/web/index.ts';

export const useProjectSideName = (project: Project) => {
  const names: Record<ProjectSide, string> = {
    client: useClientName()(project),
    company: project.company.name,
  };
  return (side: ProjectSide): string => names[side];
};
