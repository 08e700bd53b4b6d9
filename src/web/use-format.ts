import type { Day, Month } from '#kernel/calendar.ts';
import { dateName, handInDateNames } from '#kernel/date-names.ts';
import {
  formatDay,
  formatFullDate,
  formatLongDate,
  formatMessageTime,
  formatMonth,
  formatShortDate,
} from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import { formatEuros, formatMoney } from '#kernel/money.ts';
import { formatNumber } from '#kernel/numbers.ts';
import { formatDayAndMonth, formatShortMonth, formatWeekday } from '#kernel/short-days.ts';
import { formatStorage } from '#kernel/storage.ts';
import { useStringsSource } from './strings.tsx';

const formatIn = (language: Language) => ({
  shortDate: (at: Date) => formatShortDate(at, language),
  longDate: (at: Date) => formatLongDate(at, language),
  /** With its weekday. */
  fullDate: (at: Date) => formatFullDate(at, language),
  month: (at: Date) => formatMonth(at, language),
  day: (at: Date, now: Date) => formatDay(at, now, language),
  messageTime: (at: Date, now: Date) => formatMessageTime(at, now, language),
  dayAndMonth: (day: Day) => formatDayAndMonth(day, language),
  /** By its number from Monday's 0. */
  nameOfWeekday: (number: number) => dateName('weekdays', number, language),
  weekday: (day: Day) => formatWeekday(day, language),
  shortMonth: (month: Month) => formatShortMonth(month, language),
  number: (value: number) => formatNumber(value, language),
  money: (cents: number | bigint) => formatMoney(cents, { language }),
  storage: (bytes: number) => formatStorage(bytes, language),
  euros: (amount: number) => formatEuros(amount, language),
  /** With cents where there are any. */
  moneyAsGiven: (cents: number | bigint) => formatMoney(cents, { language, withCents: 'where any' }),
  moneyWithCents: (cents: number | bigint) => formatMoney(cents, { language, withCents: true }),
});

export type Format = ReturnType<typeof formatIn>;

/** Dates, numbers and sums as the reader's language writes them. */
export const useFormat = (): Format => {
  const { language, strings } = useStringsSource();
  // Of another language than English a browser has those that came with its sentences.
  if (strings.dateWords) handInDateNames(language, strings.dateWords);
  return formatIn(language);
};
