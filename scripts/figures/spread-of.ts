interface Sized {
  name: string;
  size: number;
}

/** Median, 90th and 99th of a hundred, and the longest with its name. */
export const spreadOf = (all: readonly Sized[]): string => {
  const sorted = all.toSorted((a, b) => a.size - b.size);
  const quantile = (part: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]?.size ?? 0;
  const last = sorted.at(-1);
  const numbers = [quantile(0.5), quantile(0.9), quantile(0.99), last?.size ?? 0].map((size) =>
    String(size).padStart(7),
  );
  return `${numbers.join(' ')}  ${last?.name ?? ''}`;
};
