import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Reports once that a part of an element which one cannot miss was on the screen. */
export const useCallOnceSeen = (ref: RefObject<Element | null>, onSeen: (() => void) | undefined) => {
  const report = useEffectEvent(() => onSeen?.());
  const isAwaited = onSeen !== undefined;
  useEffect(() => {
    const element = ref.current;
    if (!element || !isAwaited) return undefined;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        report();
      },
      { threshold: 0.2 },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [ref, isAwaited]);
};
