/** A pointer that runs down a long list fetches no more than this early, far from an account's limit of reads. */
const AHEAD = { pages: 20, withinMs: 60_000 };

/** Returns whether one more page may be fetched early. */
export const createPrefetchBudget = () => {
  let fetchedAt: number[] = [];
  return () => {
    const now = performance.now();
    fetchedAt = fetchedAt.filter((fetchedMs) => now - fetchedMs < AHEAD.withinMs);
    if (fetchedAt.length >= AHEAD.pages) return false;
    fetchedAt.push(now);
    return true;
  };
};
