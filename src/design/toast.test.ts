import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  dismissToast,
  pauseToast,
  resumeToast,
  showToast,
  TOAST_DURATION_MS,
  MAX_SHOWN_TOASTS,
  TOAST_REMOVE_DELAY_MS,
  toastStore,
} from './toast.ts';

const titles = () => toastStore.get().map(({ title, isOpen }) => ({ title, isOpen }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test(
  'only one toast is shown at a time, the last',
  {
    meta: { requirements: ['SHELL-052', 'LIMIT-014'] },
  },
  () => {
    expect(MAX_SHOWN_TOASTS).toBe(1);
    showToast({ title: 'First' });
    showToast({ title: 'Second' });
    expect(titles()).toEqual([{ title: 'Second', isOpen: true }]);
  },
);

test('a toast stays 5000 ms', { meta: { requirements: ['SHELL-053', 'LIMIT-014'] } }, () => {
  expect(TOAST_DURATION_MS).toBe(5000);
  showToast({ title: 'Saved' });
  vi.advanceTimersByTime(4999);
  expect(titles()).toEqual([{ title: 'Saved', isOpen: true }]);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([{ title: 'Saved', isOpen: false }]);
});

test(
  'a dismissed toast is forgotten after 1,000,000 ms',
  {
    meta: { requirements: ['SHELL-054', 'LIMIT-014'] },
  },
  () => {
    expect(TOAST_REMOVE_DELAY_MS).toBe(1_000_000);
    dismissToast(showToast({ title: 'Saved' }));
    vi.advanceTimersByTime(999_999);
    expect(titles()).toEqual([{ title: 'Saved', isOpen: false }]);
    vi.advanceTimersByTime(1);
    expect(titles()).toEqual([]);
  },
);

test('the second toast has its own time, not what the first one left', () => {
  showToast({ title: 'First' });
  vi.advanceTimersByTime(4000);
  showToast({ title: 'Second' });
  vi.advanceTimersByTime(4999);
  expect(titles()).toEqual([{ title: 'Second', isOpen: true }]);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([{ title: 'Second', isOpen: false }]);
});

test('it waits while somebody reads it, and then only for what was left', () => {
  showToast({ title: 'Saved' });
  vi.advanceTimersByTime(3000);
  pauseToast();
  vi.advanceTimersByTime(60_000);
  pauseToast();
  expect(titles()).toEqual([{ title: 'Saved', isOpen: true }]);
  resumeToast();
  resumeToast();
  vi.advanceTimersByTime(1999);
  expect(titles()).toEqual([{ title: 'Saved', isOpen: true }]);
  vi.advanceTimersByTime(1);
  expect(titles()).toEqual([{ title: 'Saved', isOpen: false }]);
});

test('a toast may ask for a time of its own', () => {
  showToast({ title: 'Saved', duration: 100 });
  vi.advanceTimersByTime(100);
  expect(titles()).toEqual([{ title: 'Saved', isOpen: false }]);
});

test('listeners hear of every change, until they leave', () => {
  const listener = vi.fn();
  const leave = toastStore.subscribe(listener);
  const id = showToast({ title: 'Saved' });
  dismissToast(id);
  dismissToast(id);
  expect(listener).toHaveBeenCalledTimes(2);
  leave();
  showToast({ title: 'Again' });
  expect(listener).toHaveBeenCalledTimes(2);
});
