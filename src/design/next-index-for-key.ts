const steps = {
  vertical: { ArrowDown: 1, ArrowUp: -1 },
  horizontal: { ArrowRight: 1, ArrowLeft: -1 },
} as const;

/** Returns the index to which an arrow key, Home or End leads in a ring of `count`; undefined for any other key. */
export const nextIndexForKey = (
  key: string,
  from: number,
  count: number,
  way: 'vertical' | 'horizontal',
): number | undefined => {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = (steps[way] as Record<string, number | undefined>)[key];
  if (step === undefined) return undefined;
  if (from < 0) return step > 0 ? 0 : count - 1;
  return (from + step + count) % count;
};
