import type { Project } from '../../contract.ts';
import type { Side } from '../../rules.ts';
import { useClientName } from '../use-client-name.ts';

/** What each side of a project is called. */
export const useSideName = (project: Project) => {
  const names: Record<Side, string> = { client: useClientName()(project), company: project.company.name };
  return (side: Side): string => names[side];
};
