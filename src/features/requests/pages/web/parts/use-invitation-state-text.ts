import type { Invitation } from '#features/requests/core/contract/shapes.ts';
import { useStrings } from '#web/strings.tsx';

/** How far an invitation is, in a word or two, as the side that reads it would say: of a visit, what became of it. */
export const useInvitationStateText = (side: 'client' | 'company') => {
  const { asking } = useStrings();
  const { over, ...states } = asking.toCompany;
  const isCompany = side === 'company';
  const stateWords = isCompany ? { ...asking.invitationStates, ...states } : asking.invitationStates;
  const visitWords = isCompany ? { ...asking.visitStages, over } : asking.visitStages;
  return ({ state, visit }: Pick<Invitation, 'state' | 'visit'>): string =>
    visit === null ? stateWords[state] : visitWords[visit];
};
