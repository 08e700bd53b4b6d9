import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetDrafts } from '#web/own-storage.ts';
import { keptValues } from './kept-values.ts';

const stubStorage = (name: 'localStorage' | 'sessionStorage') => {
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  // Its names are its own properties, as a browser’s are.
  const named = new Proxy(storage, {
    ownKeys: () => [...stored.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal(name, named);
  return stored;
};

let [browser, tab] = [new Map<string, string>(), new Map<string, string>()];
beforeEach(() => {
  browser = stubStorage('localStorage');
  tab = stubStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

const CLAIRE = 7;
const empty = { text: '' };

test('what was typed and not sent is there again, each for its own, until it is sent', {
  meta: { requirements: ['REVIEW-006'] },
}, () => {
  const kept = keptValues(CLAIRE, 'reply 7');
  kept.keep(empty, { text: 'Thank you, Claire.' });
  expect(kept.read(empty)).toEqual({ text: 'Thank you, Claire.' });
  expect(keptValues(CLAIRE, 'reply 8').read(empty)).toEqual({});
  kept.forget();
  expect(kept.read(empty)).toEqual({});
});

test('what is as it was is not kept', () => {
  const kept = keptValues(CLAIRE, 'edit-folder 3');
  kept.keep({ name: 'Roof', description: '' }, { name: 'Roof', description: '' });
  expect(browser.size).toBe(0);
});

test('a field that was changed elsewhere meanwhile shows that', () => {
  const kept = keptValues(CLAIRE, 'edit-folder 3');
  kept.keep({ name: 'Roof', description: '' }, { name: 'The roof', description: 'Slates' });
  expect(kept.read({ name: 'Attic', description: '' })).toEqual({ description: 'Slates' });
});

test('neither the next person at this browser nor another tab of a visitor reads it', {
  meta: { requirements: ['REVIEW-006'] },
}, () => {
  keptValues(CLAIRE, 'flag 7').keep(empty, { text: 'This is not about us.' });
  expect(keptValues(8, 'flag 7').read(empty)).toEqual({});
  keptValues(undefined, 'sign-up').keep({ email: '' }, { email: 'claire@example.lu' });
  expect([browser.size, tab.size]).toEqual([1, 1]);
  forgetDrafts();
  expect([browser.size, tab.size]).toEqual([0, 0]);
});

test('a password or a code is never written down', () => {
  const given = {
    username: 'claire',
    password: 'Hochuewen-1',
    confirmPassword: 'Hochuewen-1',
    code: '123456',
  };
  keptValues(undefined, 'sign-up').keep({}, given);
  expect([...tab.values()]).toEqual(['{"username":[null,"claire"]}']);
});

test.each(['', 'null', '5', '{"text":3}', '{"text"'])(
  'what is stored as %s is nothing that was typed',
  (stored) => {
    browser.set('giewel-draft 7 reply 7', stored);
    expect(keptValues(CLAIRE, 'reply 7').read(empty)).toEqual({});
  },
);
