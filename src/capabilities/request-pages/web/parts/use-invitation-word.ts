import type { Invitation } from '#requests/contract/shapes.ts';
import { useStrings } from '#web/strings.tsx';

/** How far an invitation is, in a word or two: of a visit, what became of it. */
export const useInvitationWord = () => {
  const { asking } = useStrings();
  return ({ state, visit }: Pick<Invitation, 'state' | 'visit'>): string =>
    visit === null ? asking.invitationStates[state] : asking.visitStages[visit];
};
