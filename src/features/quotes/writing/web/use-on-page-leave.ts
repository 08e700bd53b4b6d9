import { useEffect, useEffectEvent } from 'react';

/** Calls `leave` both on navigation and when the page is closed. */
export const useOnPageLeave = (leave: () => void) => {
  const leaveNow = useEffectEvent(leave);
  useEffect(() => {
    const go = () => leaveNow();
    addEventListener('pagehide', go);
    return () => {
      removeEventListener('pagehide', go);
      go();
    };
  }, []);
};
