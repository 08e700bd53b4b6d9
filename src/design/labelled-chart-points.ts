/** Returns which of `count` points are named below a chart: some evenly from the first, and always the last. */
export const labelledPointIndexes = (count: number, maxSteps: number): number[] => {
  const step = Math.max(1, Math.ceil((count - 1) / maxSteps));
  const indexes = Array.from({ length: Math.ceil((count - 1) / step) }, (_, index) => index * step);
  // One too near to the last would overlap its name.
  if (count - 1 - (indexes.at(-1) ?? 0) < step * 0.6) indexes.pop();
  return [...indexes, count - 1];
};
