import { createStore, useStore } from '#design/store.ts';
import { href } from '#kernel/href.ts';
import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import { pathInPageLanguage } from './current-address.ts';
import { landingPathOf, type PageVisitor } from './page-access.ts';

export const CLIENT_LOGIN_PATH = href('/client-auth');
export const CLIENT_SIGN_UP_PATH = href('/client-auth', { tab: 'register' });

const LOGINS: readonly string[] = [href('/auth'), CLIENT_LOGIN_PATH, CLIENT_SIGN_UP_PATH];
const LANDINGS = (['private', 'company'] as const).map((userType) => landingPathOf({ userType }));

/**
 * The redirect to a login names the wanted page. It stands after the #, where no log sees it, and needs no cookie:
 * people who only browse get none.
 */
export const withReturnTo = (redirectTo: string, path: string): string =>
  LOGINS.includes(redirectTo) && !LANDINGS.includes(path) ? `${redirectTo}#${path}` : redirectTo;

const HOME: string = href('/');

/** The documents send other accounts home from some pages: the frame says there whose page it is (reading 80). */
export const withWantedPage = (redirectTo: string, path: string, visitor: PageVisitor | null): string =>
  visitor && redirectTo === HOME ? `${HOME}#${path}` : withReturnTo(redirectTo, path);

const NAME = `${DRAFT_KEY_PREFIX}-wanted`;

/** Saved until somebody signs in, in this tab or in another, and over a reload. */
const returnTo = createStore<string | null>(null);

const storeReturnTo = (path: string | null) => {
  writeBrowserStorage(NAME, path ?? '', 'sessionStorage');
  returnTo.set(path);
};

/** Reads the wanted page from the address of a login, and removes it there. */
export const readReturnTo = () => {
  const { origin, pathname, search, hash } = location;
  const isInAddress = hash.startsWith('#/');
  const link = isInAddress ? hash.slice(1) : readBrowserStorage(NAME, 'sessionStorage');
  const url = link && URL.parse(link, origin);
  // Anybody can write such a link: it may only lead to pages of ours. Two slashes would name another host.
  if (url && url.origin === origin && !url.pathname.startsWith('//'))
    storeReturnTo(url.pathname + url.search);
  if (isInAddress) history.replaceState(history.state, '', pathname + search);
};

/** Returns the wanted page. Null until the script is live: no address of ours shows it to a server. */
export const useReturnTo = (): string | null => useStore(returnTo, (path) => path, null);

/**
 * Called when the login still waits for a code. A phone that discards the page meanwhile loads its address again:
 * a login's would redirect to the dashboard, past the wanted page.
 */
export const replaceUrlByReturnTo = () => {
  const path = returnTo.get();
  if (path !== null) history.replaceState(history.state, '', pathInPageLanguage(path));
};

/** Returns and clears the wanted page after a login. */
export const takeReturnTo = (): string | null => {
  const path = returnTo.get();
  storeReturnTo(null);
  return path;
};
