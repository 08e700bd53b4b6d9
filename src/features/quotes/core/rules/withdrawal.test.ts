import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/calendar.ts';
import { lastDayToWithdraw, lastFullDayBefore, withdrawableUntil } from './withdrawal.ts';

// These were worked out by hand from the Labour Code (article L. 232-2) and the dates of Easter.
const publicHolidays = [
  '2026-01-01',
  '2026-04-06',
  '2026-05-01',
  '2026-05-09',
  '2026-05-14',
  '2026-05-25',
  '2026-06-23',
  '2026-08-15',
  '2026-11-01',
  '2026-12-25',
  '2026-12-26',
  '2027-01-01',
  '2027-03-29',
  '2027-05-01',
  '2027-05-06',
  '2027-05-09',
  '2027-05-17',
  '2027-06-23',
];

const isoDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * Regulation 1182/71. Article 3(1): the day of the event is not counted. Article 3(2)(c): a period of days ends with the
 * last hour of its last day. Article 3(3): Saturdays, Sundays and holidays count. Article 3(4): but the last day is none
 * of them; then the period ends with the last hour of the following working day.
 */
const reckoned = (accepted: number): string => {
  let [moment, workingDays] = [accepted, 0];
  const isWorkingDay = () =>
    ![0, 6].includes(new Date(moment).getUTCDay()) && !publicHolidays.includes(isoDay(moment));
  while (workingDays < 14 || !isWorkingDay()) {
    moment += DAY_MS;
    workingDays += 1;
  }
  return isoDay(moment);
};

const DAYS = 400;
const first = Date.parse('2026-01-01');
const acceptances = Array.from({ length: DAYS }, (_, index) => first + index * DAY_MS);

test(
  'of 400 days of accepting one after the other, the last day is the one of Regulation 1182/71',
  {
    meta: { requirements: ['D3-10.25'] },
  },
  () => {
    for (const day of acceptances) {
      const expected = [isoDay(day), reckoned(day)];
      // It is shortly after midnight in Luxembourg, noon, and evening, in summer as in winter.
      for (const hour of ['00:30', '11:00', '20:30'].map((time) => new Date(`${isoDay(day)}T${time}:00Z`))) {
        expect([isoDay(day), lastDayToWithdraw(hour)]).toEqual(expected);
        expect([isoDay(day), lastFullDayBefore(withdrawableUntil(hour))]).toEqual(expected);
      }
    }
  },
);

test.each([
  ['a Monday two weeks on', '2025-12-01T10:42:00Z', '2025-12-15T23:00:00.000Z'],
  ['late in the evening it is still that day', '2025-12-01T22:59:00Z', '2025-12-15T23:00:00.000Z'],
  ['after midnight in Luxembourg the next', '2025-12-01T23:00:00Z', '2025-12-16T23:00:00.000Z'],
  ['a Saturday is no last day', '2026-11-28T10:00:00Z', '2026-12-14T23:00:00.000Z'],
  ['nor is a Sunday', '2026-02-01T10:00:00Z', '2026-02-16T23:00:00.000Z'],
  ['nor is Easter Monday after a Sunday', '2026-03-22T10:00:00Z', '2026-04-07T22:00:00.000Z'],
  ['nor the two days of Christmas', '2025-12-11T10:00:00Z', '2025-12-29T23:00:00.000Z'],
])('%s', { meta: { requirements: ['D3-10.25'] } }, (_, acceptedAt, until) => {
  expect(withdrawableUntil(new Date(acceptedAt)).toISOString()).toBe(until);
});
