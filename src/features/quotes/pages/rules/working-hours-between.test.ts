import { describe, expect, test } from 'vitest';
import { isUsualWorkingDay } from '#features/companies/core/rules/working-days.ts';
import { workingHoursBetween } from './working-hours-between.ts';

describe('from a request to its quote in working time', { meta: { requirements: ['D3-4.1'] } }, () => {
  // In 2026, 5 June is a Friday and 23 June the national day; times are Luxembourg's.
  test.each([
    ['within a day', '2026-06-04T08:00+02:00', '2026-06-04T11:30+02:00', 3.5],
    ['over a night', '2026-06-03T18:00+02:00', '2026-06-04T06:00+02:00', 12],
    ['over a weekend', '2026-06-05T18:00+02:00', '2026-06-08T06:00+02:00', 12],
    ['over a holiday', '2026-06-22T12:00+02:00', '2026-06-24T12:00+02:00', 24],
    ['on a Sunday alone', '2026-06-07T08:00+02:00', '2026-06-07T20:00+02:00', 0],
    ['across the change of the clock, a Sunday', '2026-03-27T12:00+01:00', '2026-03-30T12:00+02:00', 24],
  ])('%s', (_, from, until, hours) => {
    expect(workingHoursBetween(new Date(from), new Date(until), isUsualWorkingDay)).toBe(hours);
  });
});
