import { showToast } from '#design/toast.ts';
import { currentAddress } from '#web/navigation/own-address.ts';
import { CLIENT_LOGIN, CLIENT_SIGN_UP, withWantedPage } from '#web/navigation/wanted-page.ts';
import { askToSignIn, type WantedAct } from '#web/sign-in-wall.ts';
import { useStrings } from '#web/strings.tsx';
import { useVisitor } from '#web/visitor.ts';

/** Tells a visitor what for they should sign in, and the two ways to it. */
export const useInvitation = () => {
  const { companies, web } = useStrings();
  return (invitation: string) => {
    const here = currentAddress();
    showToast({
      title: companies.authenticationRequired,
      text: invitation,
      icon: 'person-add',
      action: { label: web.logIn, href: withWantedPage(CLIENT_LOGIN, here) },
      alternative: { label: web.signUp, href: withWantedPage(CLIENT_SIGN_UP, here) },
    });
  };
};

/**
 * Runs an action of a signed-in person. A visitor signs in first, in a dialog over this page, and then it is done;
 * where it opens something to be written in, that opens for a visitor too.
 */
export const useSignedIn = () => {
  const visitor = useVisitor();
  const invite = useInvitation();
  return (act: WantedAct, invitation: string, how?: 'opens') => () => {
    if (!visitor) invite(invitation);
    if (visitor || how === 'opens') void act();
    else askToSignIn(act);
  };
};
