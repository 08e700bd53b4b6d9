import { createStore, useStore } from '#design/store.ts';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';
import { landingOf } from './access.ts';
import { ownAddress } from './own-address.ts';

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

const NAME = `${DRAFT_PREFIX}-wanted`;

/** Kept until somebody signs in, whether in the tab they have come to or in the other, and over a reload. */
const wantedPage = createStore<string | null>(null);

const keep = (wanted: string | null) => {
  writeStored(NAME, wanted ?? '', 'sessionStorage');
  wantedPage.set(wanted);
};

/** Takes the wanted page out of the address of a login. */
export const noteWantedPage = () => {
  const { origin, pathname, search, hash } = location;
  const isInAddress = hash.startsWith('#/');
  const given = isInAddress ? hash.slice(1) : readStored(NAME, 'sessionStorage');
  const wanted = given && URL.parse(given, origin);
  // Anybody can write such a link: it leads nowhere but to pages of ours. Two slashes would name another host.
  if (wanted && wanted.origin === origin && !wanted.pathname.startsWith('//'))
    keep(wanted.pathname + wanted.search);
  if (isInAddress) history.replaceState(history.state, '', pathname + search);
};

/** Where somebody is on the way to. Null until the script is live: no address of ours tells a server. */
export const useWantedPage = (): string | null => useStore(wantedPage, (wanted) => wanted, null);

/**
 * Somebody is in who is still asked for a code. A phone that throws the page away while they look for it loads its address
 * again: that of a login would lead them to their dashboard, past what they came for.
 */
export const standAtWantedPage = () => {
  const wanted = wantedPage.get();
  if (wanted !== null) history.replaceState(history.state, '', ownAddress(wanted));
};

/** Where somebody was on the way to who has signed in now. */
export const takeWantedPage = (): string | null => {
  const wanted = wantedPage.get();
  keep(null);
  return wanted;
};
