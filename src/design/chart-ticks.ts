/** Which of `count` points are named below a chart: some evenly from the first, and always the last. */
export const namedPoints = (count: number, most: number): number[] => {
  const step = Math.max(1, Math.ceil((count - 1) / most));
  const named = Array.from({ length: Math.ceil((count - 1) / step) }, (_, at) => at * step);
  // One too near to the last would stand in its name.
  if (count - 1 - (named.at(-1) ?? 0) < step * 0.6) named.pop();
  return [...named, count - 1];
};
