import { expect, test } from 'vitest';
import { addDays, type IsoDay } from '#kernel/calendar.ts';
import { findFirstFreeWeekIndex } from './first-free-week.ts';

const MONDAY: IsoDay = '2026-11-23';

/** Gives three weeks from that Monday, as the calendar does: nobody works on weekends or in weeks of leave. */
const calendarOn = (today: IsoDay, weeksOfLeave: readonly number[] = []) =>
  Array.from({ length: 21 }, (_, index) => {
    const day = addDays(MONDAY, index);
    return {
      day,
      isPast: day < today,
      isWorking: index % 7 < 5 && !weeksOfLeave.includes(Math.floor(index / 7)),
    };
  });

test.each<[string, ReturnType<typeof calendarOn>, IsoDay | null, number]>([
  ['on a Monday, this week', calendarOn('2026-11-23'), null, 0],
  ['on a Friday, this week', calendarOn('2026-11-27'), null, 0],
  ['on a Friday evening, the next one', calendarOn('2026-11-27'), '2026-11-27', 1],
  ['on a Saturday, the next one', calendarOn('2026-11-28'), null, 1],
  ['on a Sunday, the next one', calendarOn('2026-11-29'), null, 1],
  ['in a week of leave, the one after it', calendarOn('2026-11-23', [0, 1]), null, 2],
  [
    'where there is nothing but leave, the first that is not over',
    calendarOn('2026-11-28', [0, 1, 2]),
    null,
    1,
  ],
  ['of an empty calendar, the first', [], null, 0],
])('times are first offered %s', (_, days, over, week) => {
  expect(findFirstFreeWeekIndex(days, over)).toBe(week);
});
