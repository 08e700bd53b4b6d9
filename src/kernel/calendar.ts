import { localTime } from './dates.ts';

// The fields of a contract that hold days are in day.ts, apart from what needs no schemas.

/** A day of the calendar in Luxembourg: '2025-11-17'. A later one is the greater. */
export type IsoDay = string;

export const DAY_MS = 86_400_000;
const MONTHS_OF_YEAR = 12;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The day it is in Luxembourg. */
export const dayOf = (date: Date): IsoDay => {
  const { year, month, day } = localTime(date);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};

/** How a day is written. */
export const DAY_PATTERN = /^2\d{3}-\d\d-\d\d$/;

/** Whether the calendar has this day: 2026-02-30 it has not. */
export const isDay = (text: string): boolean =>
  DAY_PATTERN.test(text) && new Date(text).toJSON()?.slice(0, text.length) === text;

/** The day of a time in UTC, for sums with days at midnight there. */
export const isoDay = (milliseconds: number): IsoDay => new Date(milliseconds).toISOString().slice(0, 10);

/** In the middle of a day, so that it is the same day in any zone near ours. */
export const noonOf = (day: IsoDay): Date => new Date(`${day}T12:00:00Z`);

/** By the calendar alone, so a day that is an hour longer or shorter changes nothing. */
export const daysLater = (day: IsoDay, count: number): IsoDay =>
  isoDay(noonOf(day).getTime() + count * DAY_MS);

/** That many days, the last one being `until`. */
export const daysUntil = (until: IsoDay, count: number): IsoDay[] =>
  Array.from({ length: count }, (_, index) => daysLater(until, index + 1 - count));

/** From 0, Monday, to 6. */
export const weekdayOf = (day: IsoDay): number => (noonOf(day).getUTCDay() + 6) % 7;

/** The first day of the week that a day belongs to. */
export const mondayOf = (day: IsoDay): IsoDay => daysLater(day, -weekdayOf(day));

/** A month of the calendar: '2025-11'. */
export type CalendarMonth = string;

/** That many months, the last one being that of `until`. */
export const monthsUntil = (until: IsoDay, count: number): CalendarMonth[] => {
  const [year = 0, month = 1] = until.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const number = year * MONTHS_OF_YEAR + month - 1 - (count - 1 - index);
    return `${Math.floor(number / MONTHS_OF_YEAR)}-${twoDigits((number % MONTHS_OF_YEAR) + 1)}`;
  });
};
