import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

const everyMinute = (onChange: () => void) => {
  const timer = setInterval(onChange, MINUTE_MS / 4);
  return () => clearInterval(timer);
};

const thisMinute = () => Math.floor(Date.now() / MINUTE_MS);

/**
 * Returns the present minute, only in the browser: a page may have been rendered for somebody else yesterday, so
 * its markup must not depend on now. Null until the script is live.
 */
export const useNow = (): Date | null => {
  const minute = useSyncExternalStore<number | null>(everyMinute, thisMinute, () => null);
  return minute === null ? null : new Date(minute * MINUTE_MS);
};
