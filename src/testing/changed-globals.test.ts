import { afterEach, expect, test, vi } from 'vitest';
import { globalsNow, namesOfChanged } from './changed-globals.ts';

const before = globalsNow();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  process.removeAllListeners('SIGHUP');
});

test('a file that puts everything back has changed nothing', () => {
  expect(namesOfChanged(before, globalsNow())).toEqual([]);
});

test.each([
  ['a setting', () => vi.stubEnv('ONLY_HERE', 'yes'), ['process.env.ONLY_HERE']],
  ['a global of browsers', () => vi.stubGlobal('document', {}), ['document']],
  ['fetch', () => vi.stubGlobal('fetch', () => undefined), ['fetch']],
  ['timers', () => vi.useFakeTimers({ toFake: ['setInterval'] }), ['setInterval', 'fake timers']],
  ['a listener', () => process.on('SIGHUP', () => undefined), ['listeners of SIGHUP']],
] as const)('%s that is left is named', (_, change, names) => {
  change();
  expect(namesOfChanged(before, globalsNow())).toEqual(names);
});
