import type { ProjectSide } from '#project-records/rules/project-records.ts';
import type { Project } from '#projects/contract/projects.ts';
import { useClientName } from '#projects/web/index.ts';

/** What each side of a project is called. */
export const useSideName = (project: Project) => {
  const names: Record<ProjectSide, string> = {
    client: useClientName()(project),
    company: project.company.name,
  };
  return (side: ProjectSide): string => names[side];
};
