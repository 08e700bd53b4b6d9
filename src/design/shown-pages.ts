/** The page numbers that are drawn: the first, the last, the current with its neighbours; `null` is a gap. */
export const shownPages = (page: number, pages: number): readonly (number | null)[] => {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((n) => n >= 1 && n <= pages);
  const sorted = wanted.sort((a, b) => a - b);
  return sorted.flatMap((n, at) => {
    const before = sorted[at - 1] ?? n - 1;
    if (n - before === 1) return [n];
    return n - before === 2 ? [n - 1, n] : [null, n]; // a gap of one is the page itself
  });
};
