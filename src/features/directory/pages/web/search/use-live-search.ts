import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { countPlaces, explainSearch, listCompanies } from '#features/directory/core/contract/directory.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { NavigateOptions } from '#web/navigation/navigator.ts';
import { searchFormHref } from './search-form-href.ts';
import type { ValidSearch } from './search-state.ts';

/** Long enough to be between two letters, short enough to be at once. */
const PAUSE_MS = 150;

const requestedUrls: readonly string[] = [listCompanies.url, countPlaces.url, explainSearch.url];

/** The boxes of the form that are typed in. */
const boxes = ['q', 'place'] as const;

/**
 * Searches while somebody types: the address follows after a pause, in place, so that Back leaves the search
 * instead of taking letters away. What was asked before is given up; what was asked last is shown.
 *
 * The text of a box belongs to the person who types. Only when the search changes by other means, such as Back, do the
 * boxes follow the address.
 */
export const useLiveSearch = (form: RefObject<HTMLFormElement | null>, search: ValidSearch) => {
  const { shownPage: place, navigate } = useNavigation();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last address that the boxes gave; null since they followed another. */
  const ownHref = useRef<string | null>(place.address);

  const lastPlace = useRef(place);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const fill = (values: ValidSearch) => {
    for (const name of boxes) {
      const box = form.current?.elements.namedItem(name);
      if (box instanceof HTMLInputElement) box.value = values[name] ?? '';
    }
  };

  useEffect(() => {
    if (place === lastPlace.current) return;
    lastPlace.current = place;
    if (place.address === ownHref.current || timer.current !== undefined) return;
    ownHref.current = null;
    fill(search);
  });

  const go = (options: NavigateOptions) => {
    stop();
    if (!form.current) return;
    ownHref.current = searchFormHref(form.current, search);
    navigate(ownHref.current, { ...options, stay: true });
  };

  return {
    /** Searches for what was typed now, and keeps the search before it for Back. */
    submit: () => go({}),
    /** Something else was chosen: the search for it is on its way, and what was typed is not meant any more. */
    discard: (name: (typeof boxes)[number]) => {
      stop();
      ownHref.current = null;
      fill({ ...search, [name]: undefined });
    },
    onType: () => {
      stop();
      timer.current = setTimeout(() => {
        void client.cancelQueries({
          predicate: ({ queryKey }) => requestedUrls.some((url) => String(queryKey[0]).startsWith(`${url}?`)),
        });
        go({ replace: true });
      }, PAUSE_MS);
    },
  };
};
