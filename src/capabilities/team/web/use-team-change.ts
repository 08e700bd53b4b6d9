import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { focusWhatIsLeft } from '#web/focus-what-is-left.ts';
import { useStrings } from '#web/strings.tsx';
import { refreshTeam } from './questions.ts';

/** Changes the team, one change at a time, and shows what it came to. Answers whether it was done. */
export const useTeamChange = () => {
  const client = useQueryClient();
  const strings = useStrings();
  const [isBusy, setIsBusy] = useState(false);
  const change = async (send: () => Promise<unknown>): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    try {
      await send();
      showToast({ tone: 'success', title: strings.team.changed });
      return true;
    } catch (error) {
      showToast({
        tone: 'destructive',
        title: strings.team.changeFailed,
        text: reasonOf(error, strings),
      });
      return false;
    } finally {
      setIsBusy(false);
      await refreshTeam(client);
      focusWhatIsLeft();
    }
  };
  return { change, isBusy };
};
