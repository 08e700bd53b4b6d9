import { useState } from 'react';
import { Button } from '#design/button.tsx';
import { showToast } from '#design/toast.ts';
import { useIsLive } from '#design/use-is-live.ts';
import { acceptInvitation } from '#team/contract/team.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';

/** Joins with the account that is signed in. */
export const AcceptButton = ({ token }: { token: string }) => {
  const strings = useStrings();
  const { team } = strings;
  const isLive = useIsLive();
  const [isBusy, setIsBusy] = useState(false);
  const accept = async () => {
    setIsBusy(true);
    try {
      await call(acceptInvitation, { params: { token } });
      // Nothing that was known before holds at the company’s desk.
      location.replace('/company-dashboard');
    } catch (error) {
      setIsBusy(false);
      showToast({ tone: 'destructive', title: team.joinFailed, text: reasonOf(error, strings) });
    }
  };
  return (
    <Button
      look="primary"
      wide
      disabled={!isLive}
      busy={isBusy}
      busyText={team.joining}
      onClick={() => void accept()}
    >
      {team.joinButton}
    </Button>
  );
};
