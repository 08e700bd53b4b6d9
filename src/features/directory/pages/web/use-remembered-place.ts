import { useEffect, useRef } from 'react';
import { DRAFT_KEY_PREFIX, readBrowserStorage, writeBrowserStorage } from '#web/browser-storage.ts';
import type { HomeSearchParams } from './home-search-state.ts';

const DRAFT_KEY = `${DRAFT_KEY_PREFIX}-place`;

/** Fills in the place that somebody searched last, until they sign out. */
export const useRememberedPlace = ({ q, place }: HomeSearchParams) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (place !== undefined) writeBrowserStorage(DRAFT_KEY, place);
    // A search without a place was meant without one.
    else if (q === undefined && box.current?.value === '')
      box.current.value = readBrowserStorage(DRAFT_KEY) ?? '';
  }, [q, place]);
  return box;
};
