import { Anchor } from '#design/anchor.tsx';
import type { Visit } from '#visits/contract/shapes.ts';
import { useStrings } from '#web/strings.tsx';

interface VisitActProps {
  invitationId: string;
  /** Of this invitation. */
  visits: readonly Visit[];
}

/** What a company that was asked does next about its visit, among its other answers; nothing while it waits. */
export const VisitAct = ({ invitationId, visits }: VisitActProps) => {
  const { visiting } = useStrings();
  const standing = visits.find(({ state, isOver }) => state !== 'cancelled' && !isOver);
  if (!standing)
    return <Anchor href={`/visits/new?invitation=${invitationId}`}>{visiting.proposeAct}</Anchor>;
  if (standing.turn !== standing.side) return null;
  const act = standing.state === 'asked' ? visiting.proposeOthersAct : visiting.chooseTimeAct;
  return <Anchor href={`/visits/${standing.id}`}>{act}</Anchor>;
};
