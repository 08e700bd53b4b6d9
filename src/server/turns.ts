/** Lets this many works run at once. Whatever comes besides waits in line. */
export const turns = (atOnce: number) => {
  let free = atOnce;
  const waiting: (() => void)[] = [];

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
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
