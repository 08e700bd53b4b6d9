import { dateName } from './date-names.ts';
import type { Language } from './language.ts';

/** The product's days begin and end here, wherever the server or the reader is. */
export const TIME_ZONE = 'Europe/Luxembourg';

/** Writes the number of a day as it stands before its month. */
export const formatDayNumber = (day: number, language: Language): string => {
  if (language === 'de' || language === 'lb') return `${day}.`;
  return language === 'fr' && day === 1 ? '1er' : String(day);
};

const clockFace = new Intl.DateTimeFormat('en-GB', {
  timeZone: TIME_ZONE,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

interface LocalTime {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
}

const readClock = (date: Date): LocalTime => {
  const parts = Object.fromEntries(
    clockFace.formatToParts(date).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 0, day = 0, hour = 0, minute = 0 } = parts;
  return { year, month, day, hour, minute };
};

const MINUTE = 60_000;
/** This many minutes are cached: Intl takes far longer than a lookup in a map, and a page has dozens of dates. */
const MOST_REMEMBERED = 5_000;
const knownTimes = new Map<number, LocalTime>();

/** Returns date and time in Luxembourg, whatever the machine's time zone. */
export const luxembourgTimeOf = (date: Date): LocalTime => {
  const minute = Math.floor(date.getTime() / MINUTE);
  const time = knownTimes.get(minute) ?? readClock(date);
  if (knownTimes.size >= MOST_REMEMBERED) knownTimes.clear();
  knownTimes.set(minute, time);
  return time;
};

const HOUR = 3_600_000;

/** Returns the last second of a day in Luxembourg, in winter or summer; forms send the day as '2026-12-01'. */
export const endOfLuxembourgDay = (day: string): Date => {
  const inUtc = Date.parse(`${day}T23:59:59.000Z`);
  const isEvening = (date: Date) => luxembourgTimeOf(date).hour === 23;
  const [winter, summer] = [new Date(inUtc - HOUR), new Date(inUtc - 2 * HOUR)];
  return isEvening(summer) ? summer : winter;
};

export const shortMonthName = (month: number, language: Language) => dateName('shortMonths', month, language);
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** "8 Nov 2025" */
export const formatShortDate = (date: Date, language: Language): string => {
  const { year, month, day } = luxembourgTimeOf(date);
  return `${formatDayNumber(day, language)} ${shortMonthName(month, language)} ${year}`;
};

/** "15 March 2026" */
export const formatLongDate = (date: Date, language: Language): string => {
  const { year, month, day } = luxembourgTimeOf(date);
  const parts = [formatDayNumber(day, language), dateName('months', month, language), year];
  return parts.join(language === 'pt' ? ' de ' : ' ');
};

/** Writes "Monday 15 March 2027" as it stands in the middle of a sentence. */
export const formatDateWithWeekday = (date: Date, language: Language): string => {
  const { year, month, day } = luxembourgTimeOf(date);
  const weekday = dateName(
    'longWeekdays',
    (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7,
    language,
  );
  return `${weekday}${language === 'en' || language === 'fr' ? '' : ','} ${formatLongDate(date, language)}`;
};

/** "March 2026" */
export const formatMonth = (at: Date, language: Language): string => {
  const { year, month } = luxembourgTimeOf(at);
  return [dateName('months', month, language), year].join(language === 'pt' ? ' de ' : ' ');
};

/** "10:42" */
export const formatTime = (at: Date): string => {
  const { hour, minute } = luxembourgTimeOf(at);
  return `${twoDigits(hour)}:${twoDigits(minute)}`;
};

/** Writes "Nov 19" this year and "Dec 4, 2024" otherwise, as the documents do; other languages begin with the day. */
export const formatDay = (at: Date, now: Date, language: Language): string => {
  const { year, month, day } = luxembourgTimeOf(at);
  const isThisYear = year === luxembourgTimeOf(now).year;
  if (language !== 'en')
    return isThisYear
      ? `${formatDayNumber(day, language)} ${shortMonthName(month, language)}`
      : formatShortDate(at, language);
  const monthAndDay = `${shortMonthName(month, language)} ${day}`;
  return isThisYear ? monthAndDay : `${monthAndDay}, ${year}`;
};

export const isSameDay = (first: Date, second: Date): boolean => {
  const a = luxembourgTimeOf(first);
  const b = luxembourgTimeOf(second);
  return a.year === b.year && a.month === b.month && a.day === b.day;
};

/** Writes a message's time as HH:mm today, "MMM d" this year, "MMM d, yyyy" in other years. */
export const formatMessageTime = (at: Date, now: Date, language: Language): string =>
  isSameDay(at, now) ? formatTime(at) : formatDay(at, now, language);
