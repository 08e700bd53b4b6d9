import { Badge, type BadgeTone } from '#design/badge.tsx';
import type { IconName } from '#design/icons.ts';
import { signedInIcons } from '#design/signed-in-icons.ts';
import type { ProjectState } from '#features/projects/core/rules/project-states.ts';
import { useStrings } from '#web/strings.tsx';

const variants: Record<ProjectState, { tone: BadgeTone; icon: IconName }> = {
  inProgress: { tone: 'plain', icon: 'clock' },
  partiallyComplete: { tone: 'warn', icon: 'check' },
  completed: { tone: 'ok', icon: signedInIcons.doubleCheck },
  declined: { tone: 'danger', icon: 'cross' },
  cancelled: { tone: 'plain', icon: 'cross' },
};

export const StateBadge = ({ state }: { state: ProjectState }) => {
  const { projects } = useStrings();
  return <Badge {...variants[state]}>{projects.states[state]}</Badge>;
};
