import { expect, test } from 'vitest';
import { isDueAt, isDueWithin, minuteOf } from './job-times.ts';

const at = (time: string) => new Date(`${time}Z`);

test.each([
  ['* * * * *', '2026-11-28T09:01:59', true],
  ['17 3 * * *', '2026-11-28T03:17:00', true],
  ['17 3 * * *', '2026-11-28T03:18:00', false],
  ['17 3 * * *', '2026-11-28T15:17:00', false],
  ['*/10 * * * *', '2026-11-28T09:20:30', true],
  ['*/10 * * * *', '2026-11-28T09:25:00', false],
  ['0 6,7,12,13 * * *', '2026-11-28T12:00:00', true],
  ['0 6,7,12,13 * * *', '2026-11-28T08:00:00', false],
  ['0 0 1 1 *', '2027-01-01T00:00:00', true],
  ['0 0 * * 6', '2026-11-28T00:00:00', true],
  ['0 0 * * 6', '2026-11-29T00:00:00', false],
])('%s at %s: %s', (every, time, isDue) => {
  expect(isDueAt(every, at(time))).toBe(isDue);
});

test('what was due in a minute that was missed is due', () => {
  const minute = (time: string) => minuteOf(at(time));
  expect(isDueWithin('17 3 * * *', minute('2026-11-28T03:16:00'), minute('2026-11-28T03:19:00'))).toBe(true);
  expect(isDueWithin('17 3 * * *', minute('2026-11-28T03:17:00'), minute('2026-11-28T03:19:00'))).toBe(false);
});
