import { localTime } from '../../../kernel/dates.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** The names that stored hours go by, Monday first. */
export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Minutes of the day. One that ends before it begins ends on the next day. */
export interface Span {
  from: number;
  to: number;
}

export interface HoursRow {
  /** 0 is Monday; null for a line that is no weekday, such as 'Public holidays'. */
  weekday: number | null;
  day: string;
  hours: string;
}

const DAY = 24 * 60;

const timeOf = (hour = '', minute = '0', half = ''): number | null => {
  const isAfternoon = half.toLowerCase() === 'pm';
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  const minutes = hours * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= DAY ? minutes : null;
};

const SPAN =
  /^(\d{1,2})(?:[:.h](\d{2})|h)?\s*(am|pm)?\s*(?:[-–—]|to)\s*(\d{1,2})(?:[:.h](\d{2})|h)?\s*(am|pm)?$/i;

const spanOf = (text: string): Span | null => {
  const parts = SPAN.exec(text.trim());
  if (!parts) return null;
  const from = timeOf(parts[1], parts[2], parts[3]);
  const to = timeOf(parts[4], parts[5], parts[6]);
  return from === null || to === null || from === to ? null : { from, to };
};

/** When a day's text says that it is open; none where it is closed, null where the text is beyond us. */
export const openingSpans = (hours: string): Span[] | null => {
  const text = hours.trim();
  if (/^closed$/i.test(text)) return [];
  if (/^(open )?24(\/7| ?h| hours)$/i.test(text)) return [{ from: 0, to: DAY }];
  const spans = text.split(/[,;&/]|\band\b/).map(spanOf);
  return spans.every((span) => span !== null) ? spans : null;
};

const weekdayNamed = (name: string): number | null => {
  const wanted = name.trim().toLowerCase();
  const found = weekdays.findIndex((day) => [day, day.slice(0, 3)].some((it) => it.toLowerCase() === wanted));
  return found < 0 ? null : found;
};

/** The week from Monday on, in whatever order it is stored, and after it what is no weekday. */
export const hoursRows = (hours: Record<string, string>): HoursRow[] =>
  Object.entries(hours)
    .map(([day, text]) => ({ weekday: weekdayNamed(day), day, hours: text }))
    .sort((a, b) => (a.weekday ?? weekdays.length) - (b.weekday ?? weekdays.length));

export interface OpeningNow {
  /** Today's weekday, 0 is Monday. */
  today: number;
  /** On a public holiday the week's hours promise nothing; null where the day's text is beyond us. */
  state: 'open' | 'closed' | 'holiday' | null;
}

const weekdayOf = ({ year, month, day }: { year: number; month: number; day: number }) =>
  (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;

/** What a company's week means at this moment on a clock in Luxembourg. */
export const openingAt = (rows: readonly HoursRow[], at: Date): OpeningNow => {
  const local = localTime(at);
  const today = weekdayOf(local);
  const spansOn = (weekday: number) => {
    const row = rows.find((it) => it.weekday === weekday);
    return row ? openingSpans(row.hours) : null;
  };
  if (isPublicHoliday(local)) return { today, state: 'holiday' };
  const spans = spansOn(today);
  if (!spans) return { today, state: null };
  const minute = local.hour * 60 + local.minute;
  const isOpen =
    spans.some(({ from, to }) => minute >= from && (minute < to || to < from)) ||
    // Since yesterday evening.
    (spansOn((today + 6) % 7) ?? []).some(({ from, to }) => to < from && minute < to);
  return { today, state: isOpen ? 'open' : 'closed' };
};
