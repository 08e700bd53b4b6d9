import type { QueryClient } from '@tanstack/react-query';
import { splitLanguagePrefix } from '#kernel/language.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuery } from '#web/visitor.ts';
import { createBrowserHistory } from './browser-history.ts';
import { readCurrentAddress } from './current-address.ts';
import { redirectFor, findRoute } from './find-route.ts';
import { loadPage, type ShownPage } from './load-page.ts';
import { createNavigationController } from './navigation-controller.ts';
import { createPrefetchBudget } from './prefetch-budget.ts';
import { withWantedPage } from './return-to.ts';
import { scrollAndFocus } from './scroll-and-focus.ts';

export interface NavigateOptions {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean | undefined;
  /** Leaves focus and scroll as they are: for a change within a page, such as a filter. */
  stay?: boolean | undefined;
}

const withoutHash = (address: string) => address.split('#')[0];

/**
 * Navigates outside React: on the server it only knows the first page, in the browser it follows links, back and
 * forward.
 */
export const createNavigator = (client: QueryClient, firstStrings: StringsSource, first: ShownPage) => {
  let strings = firstStrings;
  const { read, subscribe, target, go, settle, loadMorph } = createNavigationController(
    client,
    () => strings,
    first,
    (address) => navigate(address, { replace: true }),
  );
  const visits = createBrowserHistory();
  const mayFetchAhead = createPrefetchBudget();

  const elsewhereFrom = (address: string) => {
    const visitor = client.getQueryData<Person | null>(visitorQuery.queryKey) ?? null;
    const redirectTo = redirectFor(findRoute(address), visitor);
    return redirectTo === null ? null : withWantedPage(redirectTo, address, visitor);
  };

  const navigate = (to: string, options: NavigateOptions = {}) => {
    const url = new URL(to, location.href);
    if (url.origin !== location.origin) return location.assign(url);
    const { address } = splitLanguagePrefix(url.pathname + url.search + url.hash);
    const elsewhere = elsewhereFrom(address);
    if (elsewhere !== null) return navigate(elsewhere, options);

    // On the same address, Back would lead to the same page.
    visits.write(address, options.replace || address === readCurrentAddress());
    const arrival = { hash: url.hash, returningTo: undefined, stay: options.stay ?? false };
    // The same page at another anchor is loaded already.
    const isHere = url.hash !== '' && withoutHash(address) === withoutHash(read().shownPage.address);
    if (isHere) scrollAndFocus({ ...arrival, isElsewhere: false });
    else void go(address, arrival);
  };

  const pop = () => {
    const returningTo = visits.comeBack();
    // People who have signed out meanwhile do not get back in this way.
    const elsewhere = elsewhereFrom(readCurrentAddress());
    if (elsewhere !== null) return navigate(elsewhere, { replace: true });
    void go(readCurrentAddress(), { hash: location.hash, returningTo, stay: false });
  };

  return {
    read,
    subscribe,
    /** Holds the address somebody has just pressed, from that moment until its page is shown. */
    target,
    navigate,
    settle,

    /** Loads all later pages in the chosen language. */
    speak: (source: StringsSource) => {
      strings = source;
    },

    /** Loads a page's code and responses early: on hover, focus or touch. */
    prefetch: (to: string) => {
      if (findRoute(to).name === 'notFound' || elsewhereFrom(to) !== null) return;
      if (!mayFetchAhead()) return;
      loadPage(to, client, strings).catch(() => undefined); // the click will say what is wrong
    },

    /** Follows back and forward: the address has already changed, the page comes and scrolls to where it was. */
    follow: () => {
      // From here on clicks are ours: forms that need script are enabled.
      document.documentElement.dataset['live'] = '';
      const entryKey = visits.begin();
      // On a first visit the browser itself has gone to the anchor. The page is not hydrated to its end yet:
      // giving the anchor the focus would change elements that React is still to compare.
      if (entryKey !== undefined)
        scrollAndFocus({ hash: '', returningTo: entryKey, stay: false, isElsewhere: false });
      void loadMorph();
      addEventListener('popstate', pop);
      addEventListener('pagehide', visits.leave);
      return () => {
        removeEventListener('popstate', pop);
        removeEventListener('pagehide', visits.leave);
      };
    },
  };
};

export type PageNavigator = ReturnType<typeof createNavigator>;
