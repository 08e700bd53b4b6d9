import type { Strings } from '#strings/strings.ts';
import { currentAddress } from '#web/navigation/own-address.ts';
import { CLIENT_LOGIN, CLIENT_SIGN_UP, withWantedPage } from '#web/navigation/wanted-page.ts';
import { showWallToast } from '#web/sign-in-wall.ts';

export const inviteToSignIn = (title: string, text: string, { logIn, signUp }: Strings['web']) => {
  const here = currentAddress();
  showWallToast({
    title,
    text,
    icon: 'person-add',
    action: { label: logIn, href: withWantedPage(CLIENT_LOGIN, here) },
    alternative: { label: signUp, href: withWantedPage(CLIENT_SIGN_UP, here) },
  });
};
