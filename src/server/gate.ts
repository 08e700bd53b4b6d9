/** Lets only so many pieces of work run at once; the others wait in order. */
export const gate = (width: number) => {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= width) await new Promise<void>((enter) => waiting.push(enter));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place is handed on, so that nobody who comes meanwhile slips in before those who wait.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
