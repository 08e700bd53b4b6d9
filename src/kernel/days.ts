import { localTime } from './dates.ts';

/** A day of the calendar in Luxembourg: '2025-11-17'. */
export type Day = string;

const DAY_MS = 86_400_000;
const MONTHS_OF_YEAR = 12;

const twoDigits = (value: number) => String(value).padStart(2, '0');

export const dayOf = (at: Date): Day => {
  const { year, month, day } = localTime(at);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};

// The calendar alone, so a day that is an hour longer or shorter changes nothing.
const noonOf = (day: Day) => Date.parse(`${day}T12:00:00Z`);

export const daysLater = (day: Day, count: number): Day =>
  new Date(noonOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** That many days, the last one being `until`. */
export const daysUntil = (until: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, index) => daysLater(until, index + 1 - count));

/** From 0, Monday, to 6. */
export const weekdayOf = (day: Day): number => (new Date(noonOf(day)).getUTCDay() + 6) % 7;

/** A month of the calendar: '2025-11'. */
export type Month = string;

/** That many months, the last one being that of `until`. */
export const monthsUntil = (until: Day, count: number): Month[] => {
  const [year = 0, month = 1] = until.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const number = year * MONTHS_OF_YEAR + month - 1 - (count - 1 - index);
    return `${Math.floor(number / MONTHS_OF_YEAR)}-${twoDigits((number % MONTHS_OF_YEAR) + 1)}`;
  });
};
