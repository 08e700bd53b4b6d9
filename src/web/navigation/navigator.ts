import type { QueryClient } from '@tanstack/react-query';
import { createStore } from '#design/store.ts';
import type { Person } from '#kernel/visitor.ts';
import { appParts } from '#web/app-parts.ts';
import type { LoadedPage } from '#web/page.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuestion } from '#web/visitor.ts';
import { type Arrival, jumpTo, scrollAndFocus } from './arrival.ts';
import { elsewhereFor, type FoundRoute, findRoute } from './find-route.ts';
import { morphCover } from './morph-cover.ts';
import { rememberScroll } from './scroll-memory.ts';
import { answersIn, loadPage, type ShownPage } from './shown-page.ts';
import { withWantedPage } from './wanted-page.ts';

/** In-browser navigation keeps the old page this long before it shows that the new one is coming. */
const PATIENCE_MS = 150;

/** A pointer that runs down a long list asks for no more than this ahead, far from what an account may read. */
const AHEAD = { pages: 20, withinMs: 60_000 };

/** Whether one more may be fetched ahead. */
const aheadAllowance = () => {
  let fetchedAt: number[] = [];
  return () => {
    const now = performance.now();
    fetchedAt = fetchedAt.filter((at) => now - at < AHEAD.withinMs);
    if (fetchedAt.length >= AHEAD.pages) return false;
    fetchedAt.push(now);
    return true;
  };
};

export interface NavigateOptions {
  /** Takes the place of the current history entry instead of adding one. */
  replace?: boolean | undefined;
  /** Leaves focus and scroll where they are: for a change within a page, such as a filter. */
  stay?: boolean | undefined;
}

export interface NavigationState {
  shownPage: ShownPage;
  /** A navigation is under way and takes longer than people's patience. */
  isSlow: boolean;
  /** The page that is coming, where it is another than the present one; its code may not be here yet. */
  coming: LoadedPage | 'unknown' | null;
  /** Where the slow navigation leads, be it within the same page. */
  comingTo: FoundRoute | null;
  /** Why the page's code could not be fetched. */
  failure: unknown;
}

/** Nothing is under way. */
const arrived = { isSlow: false, coming: null, comingTo: null };

const pathOf = (address: string) => address.split(/[?#]/)[0];
const withoutHash = (address: string) => address.split('#')[0];
const currentAddress = () => location.pathname + location.search + location.hash;
const entryOfHistory = () => (history.state as { entry?: string } | null)?.entry;

// A new deployment takes the old chunks away. One reload fetches the new page; a second failure is real.
const reloadOnceFor = (address: string): boolean => {
  const attempt = `giewel-reloaded ${address}`;
  if (sessionStorage.getItem(attempt)) return false;
  sessionStorage.setItem(attempt, 'yes');
  location.assign(address);
  return true;
};

/**
 * Where the visitor is and how they get elsewhere, outside React: on the server it only knows the first
 * place, in the browser it follows links, back and forward.
 */
export const createNavigator = (client: QueryClient, strings: StringsSource, first: ShownPage) => {
  const store = createStore<NavigationState>({ shownPage: first, ...arrived, failure: null });
  let latestTurn = 0;
  let entry = '';
  const mayFetchAhead = aheadAllowance();
  let arrival: Arrival | null = null;

  const change = (changes: Partial<NavigationState>) => store.set({ ...store.get(), ...changes });

  const visitor = () => client.getQueryData<Person | null>(visitorQuestion.queryKey) ?? null;

  /** Another tab of the same company shows nothing new; a list that was filtered does. */
  const reportShown = async (
    { page, found: { match } }: ShownPage,
    cameFrom: string,
    isElsewhere: boolean,
  ) => {
    const shown = page.shows?.({ match, read: answersIn(client) });
    if (!shown?.listed && !(shown?.profile && isElsewhere)) return;
    const { reportSighting } = await appParts().loadSightings();
    await reportSighting(shown, cameFrom);
  };

  const go = async (address: string, how: Omit<Arrival, 'isElsewhere'>) => {
    const turn = ++latestTurn;
    const isElsewhere = pathOf(address) !== pathOf(store.get().shownPage.address);
    let next: LoadedPage | 'unknown' = 'unknown';
    const patience = setTimeout(() => {
      // One that was overtaken may go on for long: it is not what is coming any more.
      if (turn !== latestTurn) return;
      // Shorter than the old page, the outline would be seen from below: nothing but the footer.
      if (isElsewhere) jumpTo(0);
      change({ isSlow: true, coming: isElsewhere ? next : null, comingTo: findRoute(address) });
    }, PATIENCE_MS);
    try {
      const shownPage = await loadPage(address, client, strings, (page) => {
        next = page;
        // The code has come after all, the answers have not: the page's own outline instead of any page's.
        if (store.get().isSlow && isElsewhere && turn === latestTurn) change({ coming: page });
      });
      if (turn !== latestTurn) return; // a later navigation has overtaken this one
      morphCover(store.get().shownPage, shownPage, () => {
        if (turn !== latestTurn) return;
        arrival = { ...how, isElsewhere };
        const { address: cameFrom } = store.get().shownPage;
        change({ shownPage, ...arrived, failure: null });
        // An old deployment's chunk may be gone: then it is not counted.
        reportShown(shownPage, cameFrom, isElsewhere).catch(() => undefined);
      });
    } catch (failure) {
      if (turn === latestTurn && !reloadOnceFor(address)) change({ failure, ...arrived });
    } finally {
      clearTimeout(patience);
    }
  };

  const navigate = (to: string, options: NavigateOptions = {}) => {
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) return location.assign(url);
    const address = url.pathname + url.search + url.hash;
    const elsewhere = elsewhereFor(findRoute(address), visitor());
    if (elsewhere !== null) return navigate(withWantedPage(elsewhere, address), options);

    rememberScroll(entry, scrollY);
    // Where somebody is already, Back would lead to the same.
    const replace = options.replace || address === currentAddress();
    if (!replace) entry = crypto.randomUUID();
    history[replace ? 'replaceState' : 'pushState']({ entry }, '', address);
    const how = { hash: url.hash, returningTo: undefined, stay: options.stay ?? false };
    // The same page at another anchor is here already.
    const isHere = url.hash !== '' && withoutHash(address) === withoutHash(store.get().shownPage.address);
    if (isHere) scrollAndFocus({ ...how, isElsewhere: false });
    else void go(address, how);
  };

  return {
    read: store.get,

    subscribe: store.subscribe,

    navigate,

    /** Fetches a page's code and answers before they are asked for: on hover, focus or touch. */
    prefetch: (to: string) => {
      const found = findRoute(to);
      if (found.name === 'notFound' || elsewhereFor(found, visitor()) !== null) return;
      if (!mayFetchAhead()) return;
      loadPage(to, client, strings).catch(() => undefined); // the click will say what is wrong
    },

    /** To be called when the new place is on the screen. */
    settle: () => {
      if (arrival) scrollAndFocus(arrival);
      arrival = null;
    },

    /** Back and forward: the address has already changed, the page follows and scrolls to where it was. */
    follow: () => {
      // From here on a click is ours: forms that need script may come alive.
      document.documentElement.dataset['live'] = '';
      history.scrollRestoration = 'manual';
      const known = entryOfHistory();
      entry = known ?? crypto.randomUUID();
      if (known === undefined) history.replaceState({ entry }, '', currentAddress());
      // On a first visit the browser itself has gone to the anchor. The page is not hydrated to its end yet:
      // giving the anchor the focus would change elements that React is still to compare.
      else scrollAndFocus({ hash: '', returningTo: known, stay: false, isElsewhere: false });

      const leave = () => rememberScroll(entry, scrollY);
      const pop = () => {
        leave();
        entry = entryOfHistory() ?? crypto.randomUUID();
        // Whoever has signed out meanwhile does not get back in this way.
        const elsewhere = elsewhereFor(findRoute(currentAddress()), visitor());
        if (elsewhere !== null) return navigate(elsewhere, { replace: true });
        void go(currentAddress(), { hash: location.hash, returningTo: entry, stay: false });
      };
      addEventListener('popstate', pop);
      addEventListener('pagehide', leave);
      return () => {
        removeEventListener('popstate', pop);
        removeEventListener('pagehide', leave);
      };
    },
  };
};

export type Navigator = ReturnType<typeof createNavigator>;
