import { useEffect } from 'react';

const RETRY_MS = 5000;

/** A failed save is tried again once the connection is back, and after a few seconds. */
export const useRetrySave = (hasFailed: boolean, save: () => Promise<boolean>) => {
  useEffect(() => {
    if (!hasFailed) return undefined;
    const again = () => void save();
    const retry = setTimeout(again, RETRY_MS);
    addEventListener('online', again);
    return () => {
      clearTimeout(retry);
      removeEventListener('online', again);
    };
  }, [hasFailed, save]);
};
