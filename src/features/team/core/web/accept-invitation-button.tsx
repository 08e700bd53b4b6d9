import { Button } from '#design/button.tsx';
import { useIsHydrated } from '#design/use-is-hydrated.ts';
import { acceptTeamInvitation } from '#features/team/core/contract/team.ts';
import { href } from '#kernel/href.ts';
import { callEndpoint } from '#web/api-client.ts';
import { pathInPageLanguage } from '#web/navigation/current-address.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** Joins the team with the account that is signed in. */
export const AcceptInvitationButton = ({ token }: { token: string }) => {
  const { team } = useStrings();
  const isLive = useIsHydrated();
  const { change, isBusy, isDone } = useMutationWithToast({
    send: () => callEndpoint(acceptTeamInvitation, { params: { token } }),
    // A full page load drops the cache, because none of it holds for the company.
    onDone: () => location.replace(pathInPageLanguage(href('/company-dashboard'))),
    failed: (text) => ({ title: team.joinFailed, text }),
  });
  return (
    <Button
      variant="primary"
      wide
      disabled={!isLive}
      busy={isBusy || isDone}
      busyText={team.joining}
      onClick={() => void change()}
    >
      {team.joinButton}
    </Button>
  );
};
