import { useCallback, useState } from 'react';

// An element behind the header is not in sight.
const BELOW_HEADER = '-73px 0px 0px';

/** Says whether an element is on the screen; `initial` holds until the browser has reported. */
export const useIsInView = (initial: boolean) => {
  const [isInSight, setIsInSight] = useState(initial);
  const ref = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1);
        const top = last?.rootBounds?.top ?? 0;
        setIsInSight(last !== undefined && last.isIntersecting && last.boundingClientRect.top >= top);
      },
      // A button mostly covered by the header cannot be pressed.
      { rootMargin: BELOW_HEADER, threshold: [0, 1] },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, isInSight] as const;
};
