export const MAX_STARS = 5;

export type StarFill = 'full' | 'half' | 'empty';

/** A fraction of .5 and above is half a star, below it nothing; never more than five stars. */
export const starFillsOf = (value: number): readonly StarFill[] => {
  const rating = Number.isFinite(value) ? Math.min(Math.max(value, 0), MAX_STARS) : 0;
  const full = Math.floor(rating);
  const hasHalf = rating - full >= 0.5;
  return Array.from({ length: MAX_STARS }, (_, place) => {
    if (place < full) return 'full';
    return place === full && hasHalf ? 'half' : 'empty';
  });
};
