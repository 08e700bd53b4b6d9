import { Unavailable } from './unavailable.ts';

/** The line was as long as it may be. */
export class LineFull extends Unavailable {}

/** Lets this many works run at once. Whatever comes besides waits in line, or is sent away from one too long. */
export const turns = (atOnce: number, longestLine = Number.POSITIVE_INFINITY) => {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (waiting.length >= longestLine) throw new LineFull();
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
