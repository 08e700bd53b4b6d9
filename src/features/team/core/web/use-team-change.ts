import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import { restoreLostFocus } from '#web/restore-lost-focus.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';
import { refetchTeam } from './queries.ts';

export const useTeamChange = () => {
  const client = useQueryClient();
  const { team } = useStrings();
  return useMutationWithToast({
    send: (request: () => Promise<unknown>) => request(),
    onDone: () => showToast({ tone: 'success', title: team.changed }),
    failed: (text) => ({ title: team.changeFailed, text }),
    onSettled: async () => {
      await refetchTeam(client);
      restoreLostFocus();
    },
  });
};
