import { luxembourgTimeOf } from './dates.ts';

// The schemas of days are in day-schema.ts, so that this file needs no schema library.

/** A day of Luxembourg's calendar is written '2025-11-17', so that a later day is the greater string. */
export type IsoDay = string;

export const DAY_SECONDS = 24 * 60 * 60;
export const DAY_MS = DAY_SECONDS * 1000;
const MONTHS_OF_YEAR = 12;

const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Returns the day it is in Luxembourg at that time. */
export const dayOf = (date: Date): IsoDay => {
  const { year, month, day } = luxembourgTimeOf(date);
  return `${year}-${twoDigits(month)}-${twoDigits(day)}`;
};

export const ISO_DAY_PATTERN = /^2\d{3}-\d\d-\d\d$/;

/** Says whether the calendar has this day: 2026-02-30 doesn't exist. */
export const isIsoDay = (text: string): boolean =>
  ISO_DAY_PATTERN.test(text) && new Date(text).toJSON()?.slice(0, text.length) === text;

/** Returns the day of a time in UTC, for calculations with days that begin at midnight there. */
export const utcDayOf = (milliseconds: number): IsoDay => new Date(milliseconds).toISOString().slice(0, 10);

/** Returns the middle of a day, which is the same day in every time zone near ours. */
export const noonOf = (day: IsoDay): Date => new Date(`${day}T12:00:00Z`);

/** Counts by the calendar alone, so a day that is an hour longer or shorter changes nothing. */
export const addDays = (day: IsoDay, count: number): IsoDay =>
  utcDayOf(noonOf(day).getTime() + count * DAY_MS);

export const daysBetween = (from: IsoDay, until: IsoDay): number =>
  Math.round((noonOf(until).getTime() - noonOf(from).getTime()) / DAY_MS);

/** Returns that many days, of which `until` is the last. */
export const daysEndingOn = (until: IsoDay, count: number): IsoDay[] =>
  Array.from({ length: count }, (_, index) => addDays(until, index + 1 - count));

/** Counts from 0 (Monday) to 6. */
export const weekdayOf = (day: IsoDay): number => (noonOf(day).getUTCDay() + 6) % 7;

export const mondayOfWeek = (day: IsoDay): IsoDay => addDays(day, -weekdayOf(day));

/** A month is written '2025-11'. */
export type CalendarMonth = string;

/** Returns that many months, of which the month of `until` is the last. */
export const monthsEndingOn = (until: IsoDay, count: number): CalendarMonth[] => {
  const [year = 0, month = 1] = until.split('-').map(Number);
  return Array.from({ length: count }, (_, index) => {
    const number = year * MONTHS_OF_YEAR + month - 1 - (count - 1 - index);
    return `${Math.floor(number / MONTHS_OF_YEAR)}-${twoDigits((number % MONTHS_OF_YEAR) + 1)}`;
  });
};
