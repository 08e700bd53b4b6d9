import { UnavailableError } from '#server/errors/unavailable.ts';

/** As many as may wait were waiting already. */
export class QueueFull extends UnavailableError {}

/** Lets this many works run at once. Whatever comes besides waits its turn, or is sent away where too many wait. */
export const createSemaphore = (atOnce: number, longestQueue = Number.POSITIVE_INFINITY) => {
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
