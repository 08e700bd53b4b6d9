import { expect, test } from 'vitest';
import {
  formatLongDate,
  formatMessageTime,
  formatMonth,
  formatShortDate,
  formatTime,
  isSameDay,
  luxembourgTimeOf,
} from './dates.ts';

const at = (iso: string) => new Date(iso);

test.each([
  // now, message, shown
  ['in the same hour', '2025-11-21T10:50:00Z', '2025-11-21T09:42:00Z', '10:42'],
  ['at midnight in Luxembourg', '2025-11-21T10:50:00Z', '2025-11-20T23:00:00Z', '00:00'],
  ['a minute before midnight there', '2025-11-21T10:50:00Z', '2025-11-20T22:59:00Z', 'Nov 20'],
  ['yesterday in UTC, today there', '2025-07-01T06:00:00Z', '2025-06-30T22:30:00Z', '00:30'],
  ['this year', '2025-11-21T10:50:00Z', '2025-03-05T12:00:00Z', 'Mar 5'],
  ['in September, by three letters', '2025-11-21T10:50:00Z', '2025-09-05T12:00:00Z', 'Sep 5'],
  ['last year', '2025-11-21T10:50:00Z', '2024-03-05T12:00:00Z', 'Mar 5, 2024'],
  ['the same day a year ago', '2025-11-21T10:50:00Z', '2024-11-21T10:50:00Z', 'Nov 21, 2024'],
  ['the first minute of the year there', '2026-01-01T09:00:00Z', '2025-12-31T23:00:00Z', '00:00'],
  ['the last minute of the year there', '2026-01-01T09:00:00Z', '2025-12-31T22:59:00Z', 'Dec 31, 2025'],
  ['New Year there, not yet in UTC', '2025-12-31T23:30:00Z', '2025-12-30T12:00:00Z', 'Dec 30, 2025'],
  ['the hour before summer time', '2025-03-30T12:00:00Z', '2025-03-30T00:59:00Z', '01:59'],
  ['the hour after it began', '2025-03-30T12:00:00Z', '2025-03-30T01:00:00Z', '03:00'],
  ['the hour that comes twice, first', '2025-10-26T12:00:00Z', '2025-10-26T00:30:00Z', '02:30'],
  ['the hour that comes twice, again', '2025-10-26T12:00:00Z', '2025-10-26T01:30:00Z', '02:30'],
  ['the short day, at its start', '2025-03-30T21:59:00Z', '2025-03-29T23:00:00Z', '00:00'],
  ['from a clock that runs ahead', '2025-11-21T10:50:00Z', '2025-11-22T08:00:00Z', 'Nov 22'],
])(
  '%s',
  { meta: { requirements: ['MSG-012', 'MSG-013', 'MSG-014', 'LIMIT-033'] } },
  (_, now, message, expected) => {
    expect(formatMessageTime(at(message), at(now), 'en')).toBe(expected);
  },
);

test.each([
  ['2025-11-08T12:00:00Z', '8 Nov 2025', '8 November 2025'],
  ['2026-03-15T12:00:00Z', '15 Mar 2026', '15 March 2026'],
  ['2025-09-02T12:00:00Z', '2 Sep 2025', '2 September 2025'],
  ['2025-12-31T23:00:00Z', '1 Jan 2026', '1 January 2026'],
  ['2024-02-29T12:00:00Z', '29 Feb 2024', '29 February 2024'],
])('%s is %s and %s', (iso, short, long) => {
  expect([formatShortDate(at(iso), 'en'), formatLongDate(at(iso), 'en')]).toEqual([short, long]);
});

test('a language without names of its own is a mistake', () => {
  expect(() => formatLongDate(new Date(), 'xx' as never)).toThrow('xx');
});

test('a month is named with its year, as the country counts it', () => {
  expect(formatMonth(at('2026-02-28T23:30:00Z'), 'en')).toBe('March 2026');
});

test('midnight is 00:00, never 24:00', () => {
  expect(formatTime(at('2025-11-20T23:00:00Z'))).toBe('00:00');
});

test('the wall clock of Luxembourg', () => {
  expect(luxembourgTimeOf(at('2025-07-14T22:05:00Z'))).toEqual({
    year: 2025,
    month: 7,
    day: 15,
    hour: 0,
    minute: 5,
  });
});

test('a day is a day of Luxembourg', () => {
  expect(isSameDay(at('2025-11-20T23:00:00Z'), at('2025-11-21T22:59:00Z'))).toBe(true);
  expect(isSameDay(at('2025-11-20T22:59:00Z'), at('2025-11-20T23:00:00Z'))).toBe(false);
});

test('an impossible date is refused', () => {
  expect(() => formatShortDate(new Date(Number.NaN), 'en')).toThrow(RangeError);
});
