import { describe, expect, test } from 'vitest';
import {
  whyHoursInvalid,
  copyMondayToFriday,
  parseWeekHours,
  formatWeekHours,
} from './opening-hours-editing.ts';

const hours = {
  Monday: '08:00–12:00, 13:00–17:00',
  Tuesday: 'Closed',
  Wednesday: 'by appointment',
  'Public holidays': 'Closed',
  '2026-07-31/2026-08-23': 'Closed',
};

test(
  'hours are read as a week, and written as they were',
  {
    meta: { requirements: ['PROFILE-021'] },
  },
  () => {
    const week = parseWeekHours(hours);
    expect(week.days.slice(0, 4)).toEqual([
      {
        spans: [
          { from: '08:00', to: '12:00' },
          { from: '13:00', to: '17:00' },
        ],
      },
      'closed',
      { text: 'by appointment' },
      null,
    ]);
    expect(week.holidays).toBe('closed');
    expect(week.closures).toEqual([{ from: '2026-07-31', to: '2026-08-23' }]);
    expect(formatWeekHours(week)).toEqual(hours);
  },
);

test.each([
  ['8-17', '08:00–17:00'],
  ['9am-5pm', '09:00–17:00'],
  ['18:00–24:00', '18:00–00:00'],
  ['24/7', '24/7'],
  ['00:00–24:00', '00:00–24:00'],
  ['08:00–', '08:00–'],
  ['–', '–'],
])('%s is kept as %s', (input, output) => {
  expect(formatWeekHours(parseWeekHours({ mon: input }))).toEqual({ Monday: output });
});

test('a week that says nothing is none', () => {
  expect(formatWeekHours(parseWeekHours(null))).toBeNull();
});

describe('whyHoursInvalid', () => {
  test.each([
    ['08:00–17:00', null],
    ['08:00–12:00, 12:00–17:00', null],
    ['08:00–12:00, 18:00–02:00', null],
    ['by appointment', null],
    ['Closed', null],
    ['08:00–', 'incomplete'],
    ['08:00–08:00', 'incomplete'],
    ['08:00–12:00, 11:59–17:00', 'overlapping'],
    ['13:00–17:00, 08:00–12:00', 'overlapping'],
    ['18:00–02:00, 20:00–21:00', 'overlapping'],
  ])('%s: %s', (text, fault) => {
    expect(whyHoursInvalid('Monday', text)).toBe(fault);
  });

  test('a leave ends after it begins', () => {
    expect(whyHoursInvalid('2026-08-01/2026-08-01', 'Closed')).toBeNull();
    expect(whyHoursInvalid('2026-08-02/2026-08-01', 'Closed')).toBe('period');
  });
});

test('Monday’s hours are said once for the week, as long as another day differs', () => {
  const like = copyMondayToFriday(parseWeekHours(hours));
  const text = '08:00–12:00, 13:00–17:00';
  expect(like && formatWeekHours({ ...parseWeekHours(hours), ...like })).toEqual({
    ...hours,
    Tuesday: text,
    Wednesday: text,
    Thursday: text,
    Friday: text,
  });
  expect(like && copyMondayToFriday(like)).toBeNull();
  for (const Monday of ['Closed', 'by appointment'])
    expect(copyMondayToFriday(parseWeekHours({ Monday }))).toBeNull();
});
