import { type RefObject, useEffect, useEffectEvent } from 'react';

/** Says once that an element is seen: a part of it that one cannot miss. */
export const useSeenOnce = (ref: RefObject<Element | null>, onSeen: (() => void) | undefined) => {
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
