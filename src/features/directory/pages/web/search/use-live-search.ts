import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import {
  countCompaniesByPlace,
  explainSearch,
  listCompanies,
} from '#features/directory/core/contract/directory.ts';
import { useNavigation } from '#web/navigation/navigation.tsx';
import type { NavigateOptions } from '#web/navigation/navigator.ts';
import { searchFormHref } from './search-form-href.ts';
import type { ValidSearchState } from './search-state.ts';

/** The pause is longer than between two letters and short enough to feel immediate. */
const PAUSE_MS = 150;

const requestedUrls: readonly string[] = [listCompanies.url, countCompaniesByPlace.url, explainSearch.url];

/** Both fields of the form are typed in. */
const boxes = ['q', 'place'] as const;

/**
 * Searches while somebody types: after a pause the URL is replaced, so that Back leaves the search instead of removing
 * letters. Earlier requests are cancelled and the last one is shown. The text of a field belongs to the person who
 * types: only if the search changes by other means, such as Back, do the fields follow the URL.
 */
export const useLiveSearch = (form: RefObject<HTMLFormElement | null>, search: ValidSearchState) => {
  const { shownPage: place, navigate } = useNavigation();
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The fields last led to this URL; null since they followed another. */
  const ownHref = useRef<string | null>(place.address);

  const lastPlace = useRef(place);

  const stop = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  useEffect(() => () => clearTimeout(timer.current), []);

  const fill = (values: ValidSearchState) => {
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
    /** Searches for the typed text now and leaves the previous search to Back. */
    submit: () => go({}),
    /** A suggestion was chosen: its search is on its way and the typed text no longer counts. */
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
