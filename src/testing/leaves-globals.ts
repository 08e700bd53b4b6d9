// Files of a worker follow each other in one process (`isolate: false`): a change one leaves affects the next.
import { afterAll, expect, vi } from 'vitest';
import { globalsNow, namesOfChanged } from './changed-globals.ts';

const before = globalsNow();

// It is registered first, so it runs after all that the file itself restores.
afterAll(() => {
  // Packages are shared as well: a spy on one would go on recording the calls of other files.
  vi.restoreAllMocks();
  expect(namesOfChanged(before, globalsNow()), 'globals that this file leaves changed').toEqual([]);
});
