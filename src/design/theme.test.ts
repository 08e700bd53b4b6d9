import { runInNewContext } from 'node:vm';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  chooseTheme,
  readTheme,
  subscribeTheme,
  THEME_STORAGE_KEY,
  parseThemeChoice,
  themeScript,
} from './theme.ts';

const store = new Map<string, string>();
const root = { dataset: {} as Record<string, string> };
const localStorage = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => store.set(key, value),
  removeItem: (key: string) => store.delete(key),
};
const window = new EventTarget();

beforeEach(() => {
  store.clear();
  root.dataset = {};
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('window', window);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['blue', 'system'],
  ['', 'system'],
  [null, 'system'],
])('stored %s means %s', (storedValue, choice) => {
  expect(parseThemeChoice(storedValue)).toBe(choice);
});

test('a choice is stored and drawn; the system is having chosen nothing', () => {
  chooseTheme('dark');
  expect([store.get(THEME_STORAGE_KEY), root.dataset.theme, readTheme()]).toEqual(['dark', 'dark', 'dark']);
  chooseTheme('system');
  expect([store.get(THEME_STORAGE_KEY), root.dataset.theme, readTheme()]).toEqual([
    undefined,
    undefined,
    'system',
  ]);
});

test('where storage is forbidden a choice still holds for the page', () => {
  vi.stubGlobal('localStorage', undefined);
  chooseTheme('dark');
  expect([root.dataset.theme, readTheme()]).toEqual(['dark', 'dark']);
});

test('a choice in another tab is followed', () => {
  const listener = vi.fn();
  const leave = subscribeTheme(listener);
  store.set(THEME_STORAGE_KEY, 'light');
  window.dispatchEvent(Object.assign(new Event('storage'), { key: THEME_STORAGE_KEY }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'other' }));
  expect([root.dataset.theme, listener.mock.calls.length]).toEqual(['light', 1]);
  leave();
});

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['blue', undefined],
  [undefined, undefined],
])('the script in the head draws a stored %s as %s', (storedValue, expectedTheme) => {
  if (storedValue) store.set(THEME_STORAGE_KEY, storedValue);
  runInNewContext(themeScript, { localStorage, document: { documentElement: root } });
  expect(root.dataset.theme).toBe(expectedTheme);
});

test('the script in the head survives forbidden storage and cannot end its element', () => {
  expect(() => runInNewContext(themeScript, {})).not.toThrow();
  expect(themeScript).not.toContain('<');
});
