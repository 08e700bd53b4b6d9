import { landingOf } from './access.ts';

export const CLIENT_LOGIN = '/client-auth';
export const CLIENT_SIGN_UP = '/client-auth?tab=register';

const LOGINS: readonly string[] = ['/auth', CLIENT_LOGIN, CLIENT_SIGN_UP];
const LANDINGS = (['private', 'company'] as const).map((userType) => landingOf({ userType }));

/**
 * The way to a login says which page was wanted. It stands after the #, where no log sees it, and needs no
 * cookie: people who only look around get none.
 */
export const withWantedPage = (redirectTo: string, wanted: string): string =>
  LOGINS.includes(redirectTo) && !LANDINGS.includes(wanted) ? `${redirectTo}#${wanted}` : redirectTo;

/** Kept until somebody signs in, whether in the tab they have come to or in the other. */
let wantedPage: string | null = null;

/** Takes the wanted page out of the address of a login. */
export const noteWantedPage = () => {
  const { origin, pathname, search, hash } = location;
  if (!hash.startsWith('#/')) return;
  const wanted = URL.parse(hash.slice(1), origin);
  // Anybody can write such a link: it leads nowhere but to pages of ours. Two slashes would name another host.
  if (wanted?.origin === origin && !wanted.pathname.startsWith('//'))
    wantedPage = wanted.pathname + wanted.search;
  history.replaceState(history.state, '', pathname + search);
};

/** Where somebody was on the way to who has signed in now. */
export const takeWantedPage = (): string | null => {
  const wanted = wantedPage;
  wantedPage = null;
  return wanted;
};
