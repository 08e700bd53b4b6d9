import { expect, test } from 'vitest';
import { isAsideDay } from './set-aside.ts';

// It is still the 29th in UTC.
const now = new Date('2026-11-29T23:30:00Z');

test.each([
  ['2026-11-29', false],
  ['2026-11-30', false],
  ['2026-12-01', true],
  ['2026-12-30', true],
  ['2026-12-31', false],
  ['2026-12-32', false],
  ['tomorrow', false],
])('until %s: %s', (day, isAllowed) => {
  expect(isAsideDay(day, now)).toBe(isAllowed);
});
