import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import { focusWhatIsLeft } from '#web/focus-what-is-left.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';
import { refreshTeam } from './queries.ts';

export const useTeamChange = () => {
  const client = useQueryClient();
  const { team } = useStrings();
  return useChange({
    send: (request: () => Promise<unknown>) => request(),
    onDone: () => showToast({ tone: 'success', title: team.changed }),
    failed: (text) => ({ title: team.changeFailed, text }),
    onSettled: async () => {
      await refreshTeam(client);
      focusWhatIsLeft();
    },
  });
};
