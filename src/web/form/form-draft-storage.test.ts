import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deleteDrafts } from '#web/browser-storage.ts';
import { createFormDraftStorage } from './form-draft-storage.ts';

const stubStorage = (name: 'localStorage' | 'sessionStorage') => {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
  // Its names are its own properties, as a browser’s are.
  const namedStorage = new Proxy(storage, {
    ownKeys: () => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal(name, namedStorage);
  return items;
};

let [browser, tab] = [new Map<string, string>(), new Map<string, string>()];
beforeEach(() => {
  browser = stubStorage('localStorage');
  tab = stubStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

const CLAIRE = 7;
const empty = { text: '' };

test(
  'what was typed and not sent is there again, each for its own, until it is sent',
  {
    meta: { requirements: ['REVIEW-006'] },
  },
  () => {
    const kept = createFormDraftStorage(CLAIRE, 'reply 7');
    kept.store(empty, { text: 'Thank you, Claire.' });
    expect(kept.read(empty)).toEqual({ text: 'Thank you, Claire.' });
    expect(createFormDraftStorage(CLAIRE, 'reply 8').read(empty)).toEqual({});
    kept.forget();
    expect(kept.read(empty)).toEqual({});
  },
);

test('what is as it was is not kept', () => {
  const kept = createFormDraftStorage(CLAIRE, 'edit-folder 3');
  kept.store({ name: 'Roof', description: '' }, { name: 'Roof', description: '' });
  expect(browser.size).toBe(0);
});

test('a field that was changed elsewhere meanwhile shows that', () => {
  const kept = createFormDraftStorage(CLAIRE, 'edit-folder 3');
  kept.store({ name: 'Roof', description: '' }, { name: 'The roof', description: 'Slates' });
  expect(kept.read({ name: 'Attic', description: '' })).toEqual({ description: 'Slates' });
});

test(
  'neither the next person at this browser nor another tab of a visitor reads it',
  {
    meta: { requirements: ['REVIEW-006'] },
  },
  () => {
    createFormDraftStorage(CLAIRE, 'flag 7').store(empty, { text: 'This is not about us.' });
    expect(createFormDraftStorage(8, 'flag 7').read(empty)).toEqual({});
    createFormDraftStorage(undefined, 'sign-up').store({ email: '' }, { email: 'claire@example.lu' });
    expect([browser.size, tab.size]).toEqual([1, 1]);
    deleteDrafts();
    expect([browser.size, tab.size]).toEqual([0, 0]);
  },
);

test('a password or a code is never written down', () => {
  const values = {
    username: 'claire',
    password: 'Hochuewen-1',
    confirmPassword: 'Hochuewen-1',
    code: '123456',
  };
  createFormDraftStorage(undefined, 'sign-up').store({}, values);
  expect([...tab.values()]).toEqual(['{"username":[null,"claire"]}']);
});

test.each(['', 'null', '5', '{"text":3}', '{"text"'])(
  'what is stored as %s is nothing that was typed',
  (stored) => {
    browser.set('giewel-draft 7 reply 7', stored);
    expect(createFormDraftStorage(CLAIRE, 'reply 7').read(empty)).toEqual({});
  },
);
