let last = 0;

/** Makes names unique: 1, 2, 3 … for the life of the process, so that a test run repeats itself. */
export const nextUniqueNumber = (): number => {
  last += 1;
  return last;
};

/** Rows that need a moment get this one, so that no test depends on the day it runs. */
export const someDay = new Date('2025-06-02T09:00:00Z');
