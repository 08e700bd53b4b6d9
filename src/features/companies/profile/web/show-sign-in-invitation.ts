import type { Strings } from '#strings/strings.ts';
import { showSignInToast } from '#web/action-awaiting-sign-in.ts';
import { readCurrentAddress } from '#web/navigation/current-address.ts';
import { CLIENT_LOGIN_PATH, CLIENT_SIGN_UP_PATH, withReturnTo } from '#web/navigation/return-to.ts';

export const showSignInInvitation = (title: string, text: string, { logIn, signUp }: Strings['web']) => {
  const currentHref = readCurrentAddress();
  showSignInToast({
    title,
    text,
    icon: 'person-add',
    action: { label: logIn, href: withReturnTo(CLIENT_LOGIN_PATH, currentHref) },
    alternative: { label: signUp, href: withReturnTo(CLIENT_SIGN_UP_PATH, currentHref) },
  });
};
