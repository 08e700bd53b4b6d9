import { expect, test } from 'vitest';
import { dayOf, addDays, daysEndingOn, mondayOfWeek, monthsEndingOn, weekdayOf } from './calendar.ts';
import { formatDayAndMonth, formatShortMonth, formatWeekdayAndDay } from './format-short-dates.ts';

test.each([
  ['a winter’s evening', '2025-11-17T22:59:59Z', '2025-11-17'],
  ['midnight in Luxembourg', '2025-11-17T23:00:00Z', '2025-11-18'],
  ['midnight in summer', '2025-06-30T22:00:00Z', '2025-07-01'],
])('the day of %s', (_, isoTime, day) => {
  expect(dayOf(new Date(isoTime))).toBe(day);
});

test('days follow each other over months, leap days and the change of the clocks', () => {
  expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
  expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
  expect(daysEndingOn('2025-10-27', 3)).toEqual(['2025-10-25', '2025-10-26', '2025-10-27']);
});

test('weeks begin on Monday', () => {
  expect([weekdayOf('2025-11-17'), weekdayOf('2025-11-23')]).toEqual([0, 6]);
  expect(['2025-11-17', '2025-11-22', '2025-11-23', '2025-11-24'].map(mondayOfWeek)).toEqual([
    '2025-11-17',
    '2025-11-17',
    '2025-11-17',
    '2025-11-24',
  ]);
});

test('months follow each other over the year', () => {
  expect(monthsEndingOn('2026-02-03', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02']);
});

test('a day and a month are named shortly', () => {
  expect(formatDayAndMonth('2025-10-03', 'en')).toBe('3 Oct');
  expect(formatWeekdayAndDay('2025-11-17', 'en')).toBe('Mon 17 Nov');
  expect(formatShortMonth('2026-01', 'en')).toBe('Jan');
});
