import type { Invitation } from '#features/requests/core/contract/shapes.ts';
import { useStrings } from '#web/strings.tsx';

/** Describes an invitation's state in a word or two from the reader's side; a visit shows its own stage. */
export const useInvitationStateText = (side: 'client' | 'company') => {
  const { asking } = useStrings();
  const { over, ...states } = asking.toCompany;
  const isCompany = side === 'company';
  const stateWords = isCompany ? { ...asking.invitationStates, ...states } : asking.invitationStates;
  const visitWords = isCompany ? { ...asking.visitStages, over } : asking.visitStages;
  return ({ state, visit }: Pick<Invitation, 'state' | 'visit'>): string =>
    visit === null ? stateWords[state] : visitWords[visit];
};
