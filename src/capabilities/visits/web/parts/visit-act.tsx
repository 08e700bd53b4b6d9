import { Anchor } from '#design/anchor.tsx';
import type { BlockedBy } from '#messaging/contract/blocked.ts';
import type { Visit } from '#visits/contract/shapes.ts';
import { useStrings } from '#web/strings.tsx';

interface VisitActProps {
  invitationId: string;
  /** Of this invitation. */
  visits: readonly Visit[];
  /** Whoever has blocked the client goes on with a visit that stands, and proposes no other. */
  blockedBy: BlockedBy;
}

/** What a company that was asked does next about its visit, among its other answers; nothing while it waits. */
export const VisitAct = ({ invitationId, visits, blockedBy }: VisitActProps) => {
  const { visiting } = useStrings();
  if (blockedBy === 'partner') return null;
  const standing = visits.find(({ state, isOver }) => state !== 'cancelled' && !isOver);
  if (!standing && blockedBy === 'me') return null;
  if (!standing)
    return <Anchor href={`/visits/new?invitation=${invitationId}`}>{visiting.proposeAct}</Anchor>;
  if (standing.turn !== standing.side) return null;
  const act = standing.state === 'asked' ? visiting.proposeOthersAct : visiting.chooseTimeAct;
  return <Anchor href={`/visits/${standing.id}`}>{act}</Anchor>;
};
