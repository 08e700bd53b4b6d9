import type { Strings } from '#strings/strings.ts';
import { currentPath } from '#web/navigation/current-path.ts';
import { CLIENT_LOGIN, CLIENT_SIGN_UP, withReturnTo } from '#web/navigation/return-to.ts';
import { showWallToast } from '#web/sign-in-wall.ts';

export const inviteToSignIn = (title: string, text: string, { logIn, signUp }: Strings['web']) => {
  const currentHref = currentPath();
  showWallToast({
    title,
    text,
    icon: 'person-add',
    action: { label: logIn, href: withReturnTo(CLIENT_LOGIN, currentHref) },
    alternative: { label: signUp, href: withReturnTo(CLIENT_SIGN_UP, currentHref) },
  });
};
