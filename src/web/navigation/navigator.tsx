import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Person } from '../../kernel/visitor.ts';
import type { LoadedPage } from '../page.ts';
import { findRoute } from '../routes.ts';
import { visitorQuestion } from '../visitor.ts';
import { type Arrival, arrive } from './arrival.ts';
import { loadPlace, type Place } from './place.ts';
import { rememberScroll } from './scroll-memory.ts';

/** In-browser navigation keeps the old page this long before it shows that the new one is coming. */
const PATIENCE_MS = 150;

export interface NavigateOptions {
  /** Takes the place of the current history entry instead of adding one. */
  replace?: boolean;
  /** Leaves focus and scroll where they are: for a change within a page, such as a filter. */
  stay?: boolean;
}

interface Navigation {
  place: Place;
  /** A navigation is under way and takes longer than people's patience. */
  isSlow: boolean;
  /** What is coming, once its code is here and another page than the present one. */
  coming: LoadedPage | 'unknown' | null;
  /** The page's code could not be fetched. */
  failure: unknown;
  navigate: (to: string, options?: NavigateOptions) => void;
  prefetch: (to: string) => void;
}

const NavigationContext = createContext<Navigation | null>(null);

export const useNavigation = (): Navigation => {
  const navigation = use(NavigationContext);
  if (!navigation) throw new Error('No navigator above this component');
  return navigation;
};

const newEntry = () => crypto.randomUUID();
const pathOf = (address: string) => address.split(/[?#]/)[0];
const withoutHash = (address: string) => address.split('#')[0] ?? '';
const currentAddress = () => location.pathname + location.search + location.hash;

// A new deployment takes the old chunks away. One reload fetches the new page; a second failure is real.
const reloadFor = (address: string): boolean => {
  const attempt = `giewel-reloaded ${address}`;
  if (sessionStorage.getItem(attempt)) return false;
  sessionStorage.setItem(attempt, 'yes');
  location.assign(address);
  return true;
};

export const Navigator = ({ first, children }: { first: Place; children: ReactNode }) => {
  const client = useQueryClient();
  const [place, setPlace] = useState(first);
  const [coming, setComing] = useState<LoadedPage | 'unknown' | null>(null);
  const [isSlow, setSlow] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const latest = useRef(0);
  const entry = useRef('');
  const shown = useRef(first.address);
  const arrival = useRef<Arrival | null>(null);

  const go = useCallback(
    async (address: string, how: Arrival) => {
      const turn = ++latest.current;
      const isElsewhere = pathOf(address) !== pathOf(shown.current);
      let next: LoadedPage | 'unknown' = 'unknown';
      const patience = setTimeout(() => {
        setSlow(true);
        if (isElsewhere) setComing(next);
      }, PATIENCE_MS);
      try {
        const ready = await loadPlace(address, client, (page) => {
          next = page;
        });
        if (turn !== latest.current) return; // a later navigation has overtaken this one
        arrival.current = { ...how, isElsewhere };
        shown.current = address;
        setFailure(null);
        setPlace(ready);
      } catch (error) {
        if (turn === latest.current && !reloadFor(address)) setFailure(error);
      } finally {
        clearTimeout(patience);
        if (turn === latest.current) {
          setSlow(false);
          setComing(null);
        }
      }
    },
    [client],
  );

  const navigate = useCallback(
    (to: string, { replace = false, stay = false }: NavigateOptions = {}) => {
      const url = new URL(to, location.href);
      if (url.origin !== location.origin) return location.assign(url);
      const address = url.pathname + url.search + url.hash;
      const visitor = client.getQueryData<Person | null>(visitorQuestion.queryKey) ?? null;
      const elsewhere = findRoute(address).route.access(visitor);
      if (elsewhere !== null) return navigate(elsewhere, { replace, stay });

      rememberScroll(entry.current, scrollY);
      if (!replace) entry.current = newEntry();
      history[replace ? 'replaceState' : 'pushState']({ entry: entry.current }, '', address);
      const how = { hash: url.hash, returningTo: undefined, stay, isElsewhere: false };
      if (withoutHash(address) === withoutHash(shown.current) && url.hash) return arrive(how);
      void go(address, how);
    },
    [client, go],
  );

  const prefetch = useCallback(
    (to: string) => {
      const { name, route } = findRoute(to);
      const visitor = client.getQueryData<Person | null>(visitorQuestion.queryKey) ?? null;
      if (name === 'notFound' || route.access(visitor) !== null) return;
      loadPlace(to, client).catch(() => undefined); // the click will say what is wrong
    },
    [client],
  );

  useHistory(entry, go);

  useEffect(() => {
    if (arrival.current) arrive(arrival.current);
    arrival.current = null;
  }, [place]);

  const navigation = useMemo(
    () => ({ place, isSlow, coming, failure, navigate, prefetch }),
    [place, isSlow, coming, failure, navigate, prefetch],
  );
  return <NavigationContext value={navigation}>{children}</NavigationContext>;
};

/** Back and forward: the address has already changed, the page follows and scrolls to where it was. */
const useHistory = (entry: { current: string }, go: (address: string, how: Arrival) => Promise<void>) => {
  useEffect(() => {
    history.scrollRestoration = 'manual';
    const known = (history.state as { entry?: string } | null)?.entry;
    entry.current = known ?? newEntry();
    if (known === undefined) history.replaceState({ entry: entry.current }, '', currentAddress());
    arrive({ hash: location.hash, returningTo: known, stay: false, isElsewhere: false });

    const leave = () => rememberScroll(entry.current, scrollY);
    const pop = () => {
      leave();
      entry.current = (history.state as { entry?: string } | null)?.entry ?? newEntry();
      void go(currentAddress(), {
        hash: location.hash,
        returningTo: entry.current,
        stay: false,
        isElsewhere: false,
      });
    };
    addEventListener('popstate', pop);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('popstate', pop);
      removeEventListener('pagehide', leave);
    };
  }, [entry, go]);
};
