import type { CalendarMonth, IsoDay } from '#kernel/calendar.ts';
import { dateName, registerDateNames } from '#kernel/date-names.ts';
import {
  formatDay,
  formatDateWithWeekday,
  formatLongDate,
  formatMessageTime,
  formatMonth,
  formatShortDate,
} from '#kernel/dates.ts';
import { formatEuros, formatMoney } from '#kernel/format-money.ts';
import { formatNumber } from '#kernel/format-number.ts';
import { formatDayAndMonth, formatShortMonth, formatWeekdayAndDay } from '#kernel/format-short-dates.ts';
import type { Language } from '#kernel/language.ts';
import { useStringsSource } from './strings.tsx';

const formatIn = (language: Language) => ({
  shortDate: (date: Date) => formatShortDate(date, language),
  longDate: (date: Date) => formatLongDate(date, language),
  /** Includes the weekday. */
  fullDate: (date: Date) => formatDateWithWeekday(date, language),
  month: (date: Date) => formatMonth(date, language),
  day: (date: Date, now: Date) => formatDay(date, now, language),
  messageTime: (date: Date, now: Date) => formatMessageTime(date, now, language),
  dayAndMonth: (day: IsoDay) => formatDayAndMonth(day, language),
  /** Monday is 0. */
  nameOfWeekday: (number: number) => dateName('weekdays', number, language),
  weekday: (day: IsoDay) => formatWeekdayAndDay(day, language),
  shortMonth: (month: CalendarMonth) => formatShortMonth(month, language),
  number: (value: number) => formatNumber(value, language),
  money: (cents: number | bigint) => formatMoney(cents, { language }),
  euros: (amount: number) => formatEuros(amount, language),
  /** Shows cents if there are any. */
  moneyAsGiven: (cents: number | bigint) => formatMoney(cents, { language, withCents: 'where any' }),
  moneyWithCents: (cents: number | bigint) => formatMoney(cents, { language, withCents: true }),
});

export type LocaleFormat = ReturnType<typeof formatIn>;

/** Writes dates, numbers and sums in the reader's language. */
export const useFormat = (): LocaleFormat => {
  const { language, strings } = useStringsSource();
  // A browser has the names of other languages than English only with their sentences.
  if (strings.dateWords) registerDateNames(language, strings.dateWords);
  return formatIn(language);
};
