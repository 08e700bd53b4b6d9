import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#web/own-storage.ts';
import { keptText } from './kept-text.ts';

beforeEach(() => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, value: string) => stored.set(name, value),
    removeItem: (name: string) => stored.delete(name),
  };
  // Its names are its own properties, as a browser’s are.
  const named = new Proxy(storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('localStorage', named);
});
afterEach(() => vi.unstubAllGlobals());

test('what was written and not sent is there again, each for its own, until it is sent (REVIEW-006)', () => {
  keptText('reply 7').keep('Thank you, Claire. ');
  expect([keptText('reply 7').read(), keptText('reply 8').read()]).toEqual(['Thank you, Claire.', '']);
  keptText('reply 7').forget();
  expect(keptText('reply 7').read()).toBe('');
});

test('the next person at this browser does not read it (REVIEW-006)', () => {
  keptText('flag 7').keep('This is not about us.');
  forgetDrafts();
  expect(keptText('flag 7').read()).toBe('');
});
