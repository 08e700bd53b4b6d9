import { useEffect, useEffectEvent } from 'react';

/** What is done as the page is left, by whatever way. */
export const useOnLeave = (leave: () => void) => {
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
