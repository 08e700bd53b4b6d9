import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/calendar.ts';
import { isPublicHoliday } from './public-holidays.ts';

const isHoliday = (date: string) => {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return isPublicHoliday({ year, month, day });
};

// The government publishes these dates.
test.each([
  [
    '2025',
    ['01-01', '04-21', '05-01', '05-09', '05-29', '06-09', '06-23', '08-15', '11-01', '12-25', '12-26'],
  ],
  [
    '2026',
    ['01-01', '04-06', '05-01', '05-09', '05-14', '05-25', '06-23', '08-15', '11-01', '12-25', '12-26'],
  ],
  [
    '2027',
    ['01-01', '03-29', '05-01', '05-06', '05-09', '05-17', '06-23', '08-15', '11-01', '12-25', '12-26'],
  ],
])('%s has its eleven', (year, days) => {
  const holidays: string[] = [];
  for (let dayMs = Date.UTC(Number(year), 0, 1); dayMs < Date.UTC(Number(year) + 1, 0, 1); dayMs += DAY_MS) {
    const date = new Date(dayMs).toISOString().slice(0, 10);
    if (isHoliday(date)) holidays.push(date.slice(5));
  }
  expect(holidays).toEqual(days);
});
