import { Anchor } from '#design/anchor.tsx';
import type { BlockedBy } from '#features/messaging/core/contract/blocked.ts';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { href } from '#kernel/href.ts';
import { useStrings } from '#web/strings.tsx';

interface VisitActionLinkProps {
  invitationId: string;
  /** They are all of this invitation. */
  visits: readonly Visit[];
  /** A company that has blocked the client continues a standing visit, but proposes no other. */
  blockedBy: BlockedBy;
}

/** Links to a company's next step about its visit, among its other replies; nothing while it waits. */
export const VisitActionLink = ({ invitationId, visits, blockedBy }: VisitActionLinkProps) => {
  const { visiting } = useStrings();
  if (blockedBy === 'partner') return null;
  const openVisit = visits.find(({ state, isOver }) => state !== 'cancelled' && !isOver);
  if (!openVisit && blockedBy === 'me') return null;
  if (!openVisit)
    return <Anchor href={href('/visits/new', { invitation: invitationId })}>{visiting.proposeAct}</Anchor>;
  if (openVisit.turn !== openVisit.side) return null;
  const label = openVisit.state === 'asked' ? visiting.proposeOthersAct : visiting.chooseTimeAct;
  return <Anchor href={href('/visits/:id', { id: openVisit.id })}>{label}</Anchor>;
};
