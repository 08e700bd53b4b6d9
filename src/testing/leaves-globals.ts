// Files of a worker follow each other in one process (`isolate: false`): what one leaves changed, another meets.
import { afterAll, expect, vi } from 'vitest';
import { globalsNow, namesOfChanged } from './changed-globals.ts';

const before = globalsNow();

// It is the first to be registered, so it runs after all that the file itself puts back.
afterAll(() => {
  // Packages are shared as well: a spy on one would go on noting what other files ask of it.
  vi.restoreAllMocks();
  expect(namesOfChanged(before, globalsNow()), 'globals that this file leaves changed').toEqual([]);
});
