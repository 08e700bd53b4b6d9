import { Unavailable } from './unavailable.ts';

/** The queue was as long as it may be. */
export class QueueFull extends Unavailable {}

/** Lets this many works run at once. Whatever comes besides waits its turn, or is sent away where too many wait. */
export const takeTurns = (atOnce: number, longestQueue = Number.POSITIVE_INFINITY) => {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= longestQueue) throw new QueueFull();
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
};
