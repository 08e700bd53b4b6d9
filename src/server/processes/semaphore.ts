import { UnavailableError } from '#server/errors/unavailable-error.ts';

/** The queue was already full. */
export class SemaphoreQueueFullError extends UnavailableError {}

/** Runs this many works at once. Others wait for their turn, or are rejected if too many wait. */
export const createSemaphore = (atOnce: number, longestQueue = Number.POSITIVE_INFINITY) => {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= longestQueue) throw new SemaphoreQueueFullError();
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
