import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '#design/store.ts';
import { dismissToast, showToast } from '#design/toast.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { getAppRegistration } from '#web/app-registration.ts';
import type { LoadedPage, ReadCachedQuery } from '#web/page.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuery } from '#web/visitor.ts';
import type { showWithCoverTransition } from './cover-view-transition.ts';
import { pathInPageLanguage } from './current-address.ts';
import { type FoundRoute, findRoute } from './find-route.ts';
import { createCacheReader, loadPageCode, loadPage, type ShownPage } from './load-page.ts';
import { type ScrollAndFocusOptions, scrollInstantlyTo, scrollAndFocus } from './scroll-and-focus.ts';

/** In-browser navigation shows the old page this long before it shows that the new one is coming. */
const PATIENCE_MS = 150;

export interface NavigationState {
  shownPage: ShownPage;
  /** True if a navigation takes longer than people's patience. */
  isSlow: boolean;
  /** The coming page, if it is another than the present one; its code may not be loaded yet. */
  coming: LoadedPage | 'unknown' | null;
  /** The target of a slow navigation, also within the same page. */
  comingTo: FoundRoute | null;
  /** Tells why the page's code could not be fetched. */
  failure: unknown;
}

/** No navigation is under way. */
const arrived = { isSlow: false, coming: null, comingTo: null };

const pathOf = (address: string) => address.split(/[?#]/)[0];

// A new deployment deletes the old chunks. One reload fetches the new page; a second failure is real.
const reloadOnceFor = (address: string): boolean => {
  const attempt = `giewel-reloaded ${address}`;
  if (sessionStorage.getItem(attempt)) return false;
  sessionStorage.setItem(attempt, 'yes');
  location.assign(pathInPageLanguage(address));
  return true;
};

/** Another tab of the same company shows nothing new; a filtered list does. */
const reportShown = async (
  { page, found: { match } }: ShownPage,
  read: ReadCachedQuery,
  cameFrom: string,
  isElsewhere: boolean,
) => {
  const companies = page.shows?.({ match, read });
  if (!companies?.listed && !(companies?.profile && isElsewhere)) return;
  const { reportPageView } = await getAppRegistration().loadPageViewReport();
  await reportPageView(companies, cameFrom);
};

/** Returns whether all data of a page is loaded: without a connection no more comes. */
const isWhole = ({ page, found: foundRoute }: ShownPage, client: QueryClient): boolean => {
  const read = createCacheReader(client);
  const queries = page.queries(foundRoute.match, { visitor: read(visitorQuery) ?? null, read });
  return queries.every((query) => read(query) !== undefined);
};

/** Decides which page is shown, and how the next one replaces it. */
export const createNavigationController = (
  client: QueryClient,
  strings: () => StringsSource,
  first: ShownPage,
  goOn: (address: string) => void,
) => {
  const store = createStore<NavigationState>({ shownPage: first, ...arrived, failure: null });
  const target = createStore<string | null>(null);
  let latestTurn = 0;
  let arrival: ScrollAndFocusOptions | null = null;
  let waiting: AbortController | undefined;
  let turnPage: typeof showWithCoverTransition = (_from, _to, show) => show();

  /** The picture's transition is loaded after the first page: nothing waits for its code. */
  const loadMorph = async () => {
    try {
      ({ showWithCoverTransition: turnPage } = await import('./cover-view-transition.ts'));
    } catch {
      // Pages change without it.
    }
  };

  const change = (changes: Partial<NavigationState>) => store.set({ ...store.get(), ...changes });

  /** The present page stays, and the wanted one follows once there is a connection. */
  const waitForConnection = (address: string) => {
    const { web } = strings().strings;
    change(arrived);
    target.set(null);
    history.replaceState(history.state, '', pathInPageLanguage(store.get().shownPage.address));
    const notice = showToast({ title: web.offline, text: web.offlineText, duration: DAY_MS });
    waiting = new AbortController();
    waiting.signal.addEventListener('abort', () => dismissToast(notice));
    addEventListener('online', () => goOn(address), { signal: waiting.signal });
  };

  const go = async (address: string, options: Omit<ScrollAndFocusOptions, 'isElsewhere'>) => {
    const turn = ++latestTurn;
    waiting?.abort();
    target.set(address);
    const isElsewhere = pathOf(address) !== pathOf(store.get().shownPage.address);
    let next: LoadedPage | 'unknown' = 'unknown';
    const patience = setTimeout(() => {
      // An overtaken navigation may go on for long: its page is no longer coming.
      if (turn !== latestTurn) return;
      // If the outline is shorter than the old page, one would only see the footer.
      if (isElsewhere) scrollInstantlyTo(0);
      change({ isSlow: true, coming: isElsewhere ? next : null, comingTo: findRoute(address) });
    }, PATIENCE_MS);
    try {
      if (!navigator.onLine && !isWhole(await loadPageCode(address, client, strings()), client))
        return waitForConnection(address);
      const shownPage = await loadPage(address, client, strings(), (page) => {
        next = page;
        // The code has arrived but the responses have not: the page's own outline replaces the general one.
        if (store.get().isSlow && isElsewhere && turn === latestTurn) change({ coming: page });
      });
      if (turn !== latestTurn) return; // a later navigation has overtaken this one
      turnPage(store.get().shownPage, shownPage, () => {
        if (turn !== latestTurn) return;
        arrival = { ...options, isElsewhere };
        const { address: cameFrom } = store.get().shownPage;
        change({ shownPage, ...arrived, failure: null });
        target.set(null);
        // A chunk of an old deployment may be gone: then it is not counted.
        reportShown(shownPage, createCacheReader(client), cameFrom, isElsewhere).catch(() => undefined);
      });
    } catch (failure) {
      if (turn !== latestTurn) return;
      if (!navigator.onLine) waitForConnection(address);
      else if (!reloadOnceFor(address)) {
        change({ failure, ...arrived });
        target.set(null);
      }
    } finally {
      clearTimeout(patience);
    }
  };

  /** Called when the new page is on the screen. */
  const settle = () => {
    if (arrival) scrollAndFocus(arrival);
    arrival = null;
  };

  return { read: store.get, subscribe: store.subscribe, target, go, settle, loadMorph };
};
