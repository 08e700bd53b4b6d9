import { useCallback, useState } from 'react';

// What is behind the header is not in sight.
const BELOW_HEADER = '-73px 0px 0px';

/** Whether an element is on the screen at this moment; `before` is what holds until the browser has said so. */
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
      // A button of which a strip is left below the header is not there to be pressed.
      { rootMargin: BELOW_HEADER, threshold: [0, 1] },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, isInSight] as const;
};
