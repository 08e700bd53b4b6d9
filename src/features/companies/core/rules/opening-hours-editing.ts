import {
  type DatePeriod,
  sortedHoursRowsOf,
  parseOpeningSpans,
  PUBLIC_HOLIDAYS_KEY,
  parseDatePeriod,
  weekdayNames,
} from './opening-hours.ts';

/** An editor's field holds '08:00', or the empty string while nothing is chosen. */
export interface OpeningSpanTexts {
  from: string;
  to: string;
}

/** A day has spans, is closed all day, has words of its own, or is null if nothing is said. */
export type DayHours = { spans: OpeningSpanTexts[] } | { text: string } | 'closed' | null;

export interface WeekHours {
  /** Monday first. */
  days: DayHours[];
  holidays: DayHours;
  /** The company is away in these periods. */
  closures: DatePeriod[];
}

export const CLOSED_HOURS_TEXT = 'Closed';
/** A newly opened day begins with this span; MAX_SPANS_PER_DAY limits how many it can have. */
export const USUAL_OPENING_SPAN: OpeningSpanTexts = { from: '09:00', to: '17:00' };
export const MAX_SPANS_PER_DAY = 4;

/** Most of the trade works these hours, so the editor suggests them. */
export const USUAL_OPENING_WEEK: Pick<WeekHours, 'days'> = {
  days: weekdayNames.map((_, weekday) => (weekday < 5 ? { spans: [USUAL_OPENING_SPAN] } : 'closed')),
};

const FRIDAY = 4;

/** Copies Monday’s hours until Friday; null if Monday has none or nothing would change. */
export const copyMondayToFriday = ({ days }: Pick<WeekHours, 'days'>): Pick<WeekHours, 'days'> | null => {
  const [monday = null] = days;
  if (monday === null || monday === 'closed' || 'text' in monday) return null;
  const copiedDays = days.map((day, weekday) => (weekday <= FRIDAY ? monday : day));
  return JSON.stringify(copiedDays) === JSON.stringify(days) ? null : { days: copiedDays };
};

const WHOLE_DAY = 24 * 60;

const twoDigits = (value: number) => String(value).padStart(2, '0');
const clock = (minute: number) => `${twoDigits(Math.floor(minute / 60) % 24)}:${twoDigits(minute % 60)}`;

const HALF_WRITTEN = /^((?:[01]\d|2[0-3]):[0-5]\d)?–((?:[01]\d|2[0-3]):[0-5]\d)?$/;

/** Reads the editor's own format, also half written, else any other text that can be read. */
const dayOf = (text: string | undefined): DayHours => {
  if (text === undefined) return null;
  const parts = text.split(', ').map((part) => HALF_WRITTEN.exec(part));
  if (parts.every((part) => part !== null))
    return { spans: parts.map(([, from = '', to = '']) => ({ from, to })) };
  const spans = parseOpeningSpans(text);
  // A time field has no 24:00.
  if (!spans || spans.some(({ from, to }) => to - from === WHOLE_DAY)) return { text };
  return spans.length === 0
    ? 'closed'
    : { spans: spans.map(({ from, to }) => ({ from: clock(from), to: clock(to) })) };
};

const textOf = (day: Exclude<DayHours, null>): string => {
  if (day === 'closed') return CLOSED_HOURS_TEXT;
  return 'text' in day ? day.text : day.spans.map(({ from, to }) => `${from}–${to}`).join(', ');
};

export const parseWeekHours = (hours: Record<string, string> | null): WeekHours => {
  const rows = sortedHoursRowsOf(hours ?? {});
  return {
    days: weekdayNames.map((_, weekday) => dayOf(rows.find((row) => row.weekday === weekday)?.hours)),
    holidays: dayOf(rows.find(({ day }) => day === PUBLIC_HOLIDAYS_KEY)?.hours),
    closures: rows.flatMap(({ period }) => period ?? []),
  };
};

/** Writes the stored form: day names with their hours as text; null for a week that says nothing. */
export const formatWeekHours = ({ days, holidays, closures }: WeekHours): Record<string, string> | null => {
  const lines = [
    ...days.map((day, weekday) => [weekdayNames[weekday], day] as const),
    [PUBLIC_HOLIDAYS_KEY, holidays] as const,
    ...closures.map(({ from, to }) => [`${from}/${to}`, 'closed'] as const),
  ].flatMap(([name, day]) => (name && day ? [[name, textOf(day)] as const] : []));
  return lines.length === 0 ? null : Object.fromEntries(lines);
};

const minuteOf = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** Returns why a day's hours cannot be saved, or null. Only the last span of a day may run past midnight. */
export const whyHoursInvalid = (
  name: string,
  text: string,
): 'incomplete' | 'overlapping' | 'period' | null => {
  const period = parseDatePeriod(name);
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
