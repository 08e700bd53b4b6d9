import { type PendingAction, promptSignIn, type SignInReason } from '#web/action-awaiting-sign-in.ts';
import { useStringsSource } from '#web/strings.tsx';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { useVisitor } from '#web/visitor.ts';

/** Shows a visitor why to sign in, and the two ways to do it. */
export const useSignInInvitation = () => {
  const late = useLazyComponent(['signInFirst']);
  const { strings } = useStringsSource();
  return async (reason: SignInReason) => {
    const part = await late(() => import('./show-sign-in-invitation.ts'));
    part?.showSignInInvitation(strings.signInFirst.title, strings.signInFirst[reason], strings.web);
  };
};

/**
 * Runs an action of a signed-in person. A visitor signs in first, in a dialog over this page, and then the action runs;
 * an action that opens a form runs for a visitor at once.
 */
export const useRequireSignIn = () => {
  const visitor = useVisitor();
  const invite = useSignInInvitation();
  return (action: PendingAction, reason: SignInReason, mode?: 'opens') => () => {
    if (!visitor) void invite(reason);
    if (visitor || mode === 'opens') void action();
    else promptSignIn(action, reason);
  };
};
