import type { Strings } from '#strings/strings.ts';
import { askToSignIn, type WantedAct } from '#web/sign-in-wall.ts';
import { useStringsSource } from '#web/strings.tsx';
import { useLatePart } from '#web/use-late-part.ts';
import { useVisitor } from '#web/visitor.ts';

/** What for somebody is to sign in. */
type Aim = Exclude<keyof Strings['signInFirst'], 'title'>;

/** Tells a visitor what for they should sign in, and the two ways to it. */
export const useInvitation = () => {
  const late = useLatePart(['signInFirst']);
  const { strings } = useStringsSource();
  return async (aim: Aim) => {
    const part = await late(() => import('./invite-to-sign-in.ts'));
    part?.inviteToSignIn(strings.signInFirst.title, strings.signInFirst[aim], strings.web);
  };
};

/**
 * Runs an action of a signed-in person. A visitor signs in first, in a dialog over this page, and then it is done;
 * where it opens something to be written in, that opens for a visitor too.
 */
export const useSignedIn = () => {
  const visitor = useVisitor();
  const invite = useInvitation();
  return (act: WantedAct, aim: Aim, how?: 'opens') => () => {
    if (!visitor) void invite(aim);
    if (visitor || how === 'opens') void act();
    else askToSignIn(act);
  };
};
