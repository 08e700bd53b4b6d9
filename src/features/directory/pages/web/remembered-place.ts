import { useEffect, useRef } from 'react';
import { DRAFT_PREFIX, readStored, writeStored } from '#web/own-storage.ts';
import type { HomeSearch } from './home-search.ts';

const DRAFT_KEY = `${DRAFT_PREFIX}-place`;

/** Fills in the place that somebody searched last, until they sign out. */
export const useRememberedPlace = ({ q, place }: HomeSearch) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (place !== undefined) writeStored(DRAFT_KEY, place);
    // A search without a place was meant without one.
    else if (q === undefined && box.current?.value === '') box.current.value = readStored(DRAFT_KEY) ?? '';
  }, [q, place]);
  return box;
};
