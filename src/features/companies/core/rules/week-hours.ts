import {
  type DatePeriod,
  hoursRows,
  openingSpans,
  PUBLIC_HOLIDAYS,
  periodNamed,
  weekdayNames,
} from './opening-hours.ts';

/** As an editor's fields hold it: each '08:00', or empty while nothing is chosen. */
export interface ClockSpan {
  from: string;
  to: string;
}

/** One day of the week: the spans, closed all day, words of its own, or null where nothing is said. */
export type DayHours = { spans: ClockSpan[] } | { text: string } | 'closed' | null;

export interface WeekHours {
  /** Monday first. */
  days: DayHours[];
  holidays: DayHours;
  /** When the company is away. */
  closures: DatePeriod[];
}

export const CLOSED_HOURS = 'Closed';
/** What a day that is opened begins with, and the most spans a day can have. */
export const USUAL_SPAN: ClockSpan = { from: '09:00', to: '17:00' };
export const MOST_SPANS = 4;

/** What most of the trade keeps, to begin with. */
export const USUAL_WEEK: Pick<WeekHours, 'days'> = {
  days: weekdayNames.map((_, weekday) => (weekday < 5 ? { spans: [USUAL_SPAN] } : 'closed')),
};

const FRIDAY = 4;

/** The week with Monday’s hours until Friday, or null where Monday has none or the others have the same. */
export const likeMonday = ({ days }: Pick<WeekHours, 'days'>): Pick<WeekHours, 'days'> | null => {
  const [monday = null] = days;
  if (monday === null || monday === 'closed' || 'text' in monday) return null;
  const copiedDays = days.map((day, weekday) => (weekday <= FRIDAY ? monday : day));
  return JSON.stringify(copiedDays) === JSON.stringify(days) ? null : { days: copiedDays };
};

const WHOLE_DAY = 24 * 60;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) => `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;

const HALF_WRITTEN = /^((?:[01]\d|2[0-3]):[0-5]\d)?–((?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** What an editor wrote, also half of it; else whatever a person wrote that can be read. */
const dayOf = (text: string | undefined): DayHours => {
  if (text === undefined) return null;
  const parts = text.split(', ').map((part) => HALF_WRITTEN.exec(part));
  if (parts.every((part) => part !== null))
    return { spans: parts.map(([, from = '', to = '']) => ({ from, to })) };
  const spans = openingSpans(text);
  // A field for the time of day knows no 24:00.
  if (!spans || spans.some(({ from, to }) => to - from === WHOLE_DAY)) return { text };
  return spans.length === 0
    ? 'closed'
    : { spans: spans.map(({ from, to }) => ({ from: clock(from), to: clock(to) })) };
};

const textOf = (day: Exclude<DayHours, null>): string => {
  if (day === 'closed') return CLOSED_HOURS;
  return 'text' in day ? day.text : day.spans.map(({ from, to }) => `${from}–${to}`).join(', ');
};

export const readWeek = (hours: Record<string, string> | null): WeekHours => {
  const rows = hoursRows(hours ?? {});
  return {
    days: weekdayNames.map((_, weekday) => dayOf(rows.find((row) => row.weekday === weekday)?.hours)),
    holidays: dayOf(rows.find(({ day }) => day === PUBLIC_HOLIDAYS)?.hours),
    closures: rows.flatMap(({ period }) => period ?? []),
  };
};

/** The form the documents give it: a day's name and its hours as text. A week that says nothing is none. */
export const writeWeek = ({ days, holidays, closures }: WeekHours): Record<string, string> | null => {
  const lines = [
    ...days.map((day, weekday) => [weekdayNames[weekday], day] as const),
    [PUBLIC_HOLIDAYS, holidays] as const,
    ...closures.map(({ from, to }) => [`${from}/${to}`, 'closed'] as const),
  ].flatMap(([name, day]) => (name && day ? [[name, textOf(day)] as const] : []));
  return lines.length === 0 ? null : Object.fromEntries(lines);
};

const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Why a day of the hours cannot be kept, or null. Only the last span of a day may run past midnight. */
export const faultOfHours = (name: string, text: string): 'incomplete' | 'overlapping' | 'period' | null => {
  const period = periodNamed(name);
  if (period && period.from > period.to) return 'period';
  const day = text === '' ? null : dayOf(text);
  if (day === null || day === 'closed' || 'text' in day) return null;
  if (day.spans.some(({ from, to }) => from === '' || to === '' || from === to)) return 'incomplete';
  const spans = day.spans.map(({ from, to }) => ({ from: minuteOf(from), to: minuteOf(to) }));
  const isInOrder = spans.every((span, index) => {
    const next = spans[index + 1];
    return next === undefined || (span.from < span.to && span.to <= next.from);
  });
  return isInOrder ? null : 'overlapping';
};
