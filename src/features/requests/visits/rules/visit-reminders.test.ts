import { expect, test } from 'vitest';
import { addDays, dayOf } from '#kernel/calendar.ts';
import { formatTime } from '#kernel/dates.ts';
import fc from '#testing/fast-check.ts';
import { findDueVisitReminder, visitRemindersOf } from './visit-reminders.ts';

const long = new Date('2026-01-01T00:00:00Z');
const dayBefore = (startsAt: string) =>
  visitRemindersOf(new Date(startsAt), long).dayReminderAt?.toISOString();

test.each([
  ['an ordinary day', '2026-03-18T08:00:00Z', '2026-03-17T08:00:00.000Z'],
  ['the day of summer time', '2026-03-29T07:00:00Z', '2026-03-28T08:00:00.000Z'],
  ['the day after', '2026-03-30T07:00:00Z', '2026-03-29T07:00:00.000Z'],
  ['the day of winter time', '2026-10-25T08:00:00Z', '2026-10-24T07:00:00.000Z'],
  ['late on the day after', '2026-03-30T21:30:00Z', '2026-03-29T21:30:00.000Z'],
])('the same hour on the day before %s', { meta: { requirements: ['D3-3.4'] } }, (_, startsAt, expected) => {
  expect(dayBefore(startsAt)).toBe(expected);
});

test(
  'of any visit by day the clock shows the same a day before',
  {
    meta: { requirements: ['D3-3.4'] },
  },
  () => {
    const minutes = fc.integer({ min: 0, max: 2 * 365 * 24 * 60 });
    fc.assert(
      fc.property(minutes, (minutesAfter) => {
        const startsAt = new Date(Date.parse('2026-01-03T00:00:00Z') + minutesAfter * 60_000);
        // Between two and three at night there is an hour that a clock shows twice, or never.
        fc.pre(!formatTime(startsAt).startsWith('02'));
        const { dayReminderAt } = visitRemindersOf(startsAt, long);
        expect(dayReminderAt && formatTime(dayReminderAt)).toBe(formatTime(startsAt));
        expect(dayReminderAt && addDays(dayOf(dayReminderAt), 1)).toBe(dayOf(startsAt));
      }),
    );
  },
);

test('what is past when it is agreed is not sent', { meta: { requirements: ['D3-3.1'] } }, () => {
  const startsAt = new Date('2026-03-18T08:00:00Z');
  expect(visitRemindersOf(startsAt, new Date('2026-03-17T09:00:00Z'))).toEqual({
    dayReminderAt: null,
    hoursReminderAt: new Date('2026-03-18T06:00:00Z'),
  });
  expect(visitRemindersOf(startsAt, new Date('2026-03-18T07:00:00Z'))).toEqual({
    dayReminderAt: null,
    hoursReminderAt: null,
  });
});

test.each([
  ['2026-03-17T07:59:00Z', null],
  ['2026-03-17T08:00:00Z', 'day'],
  ['2026-03-18T06:00:00Z', 'hours'],
  ['2026-03-18T08:00:00Z', 'late'],
])('at %s: %s', (now, expectedReminder) => {
  const startsAt = new Date('2026-03-18T08:00:00Z');
  expect(findDueVisitReminder({ ...visitRemindersOf(startsAt, long), startsAt }, new Date(now))).toBe(
    expectedReminder,
  );
});
