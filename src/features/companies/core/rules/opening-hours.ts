import { DAY_MS, type IsoDay, isoDay } from '#kernel/calendar.ts';
import { localTime } from '#kernel/dates.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** The names that stored hours go by, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The name of the entry that says what holds on every public holiday. */
export const PUBLIC_HOLIDAYS = 'Public holidays';

/** Days on which the week does not hold, first and last: stored under '2026-07-31/2026-08-23'. */
export interface DatePeriod {
  from: string;
  to: string;
}

/** Minutes of the day. One that ends before it begins ends on the next day. */
export interface OpeningSpan {
  from: number;
  to: number;
}

export interface HoursRow {
  /** 0 is Monday; null for an entry that is no weekday, such as 'Public holidays'. */
  weekday: number | null;
  day: string;
  hours: string;
  /** Of an entry that holds on certain dates. */
  period?: DatePeriod | undefined;
}

const DAY = 24 * 60;

const timeOf = (hour = '', minute = '0', half = ''): number | null => {
  const isAfternoon = half.toLowerCase() === 'pm';
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  const minutes = hours * 60 + Number(minute);
  return Number(minute) < 60 && minutes <= DAY ? minutes : null;
};

const SPAN =
  /^(\d{1,2})(?:[:.h](\d{2})|h)?\s*(?:(am|pm)\s*)?(?:[-–—]|to)\s*(\d{1,2})(?:[:.h](\d{2})|h)?\s*(am|pm)?$/i;

const spanOf = (text: string): OpeningSpan | null => {
  const parts = SPAN.exec(text.trim());
  if (!parts) return null;
  const from = timeOf(parts[1], parts[2], parts[3]);
  const to = timeOf(parts[4], parts[5], parts[6]);
  return from === null || to === null || from === to ? null : { from, to };
};

/** When a day's text says that it is open; none where it is closed, null where the text is beyond us. */
export const openingSpans = (hours: string): OpeningSpan[] | null => {
  const text = hours.trim();
  if (/^closed$/i.test(text)) return [];
  if (/^(open )?24(\/7| ?h| hours)$/i.test(text)) return [{ from: 0, to: DAY }];
  const spans = text.split(/[,;&/]|\band\b/).map(spanOf);
  return spans.every((span) => span !== null) ? spans : null;
};

const weekdayNamed = (name: string): number | null => {
  const target = name.trim().toLowerCase();
  const index = weekdayNames.findIndex((day) =>
    [day, day.slice(0, 3)].some((label) => label.toLowerCase() === target),
  );
  return index < 0 ? null : index;
};

const PERIOD = /^(\d{4}-\d{2}-\d{2})\/(\d{4}-\d{2}-\d{2})$/;

export const periodNamed = (name: string): DatePeriod | undefined => {
  const [, from, to] = PERIOD.exec(name.trim()) ?? [];
  return from && to ? { from, to } : undefined;
};

/** The week from Monday on, in whatever order it is stored, and after it what is no weekday: dates last. */
export const hoursRows = (hours: Record<string, string>): HoursRow[] =>
  Object.entries(hours)
    .map(([day, text]) => ({ weekday: weekdayNamed(day), day, hours: text, period: periodNamed(day) }))
    .sort(
      (a, b) =>
        (a.weekday ?? weekdayNames.length) - (b.weekday ?? weekdayNames.length) ||
        (a.period?.from ?? '').localeCompare(b.period?.from ?? ''),
    );

export interface OpeningNow {
  /** Today's weekday, 0 is Monday. */
  today: number;
  /** On a public holiday the week's hours promise nothing; null where the day's text is beyond us. */
  state: 'open' | 'closed' | 'holiday' | 'away' | null;
}

interface DayOpening {
  weekday: number;
  spans: OpeningSpan[] | null;
  /** Why it is closed, where the week alone would not say so. */
  reason: 'holiday' | 'away' | null;
}

/** What holds on a date: the entry for these very days, else the one for holidays, else the week's. */
const openingOn = (rows: readonly HoursRow[], midnight: number): DayOpening => {
  const date = new Date(midnight);
  const day = isoDay(midnight);
  const weekday = (date.getUTCDay() + 6) % 7;
  const spansOf = (row: HoursRow | undefined) => (row ? openingSpans(row.hours) : null);
  const away = rows.find(({ period }) => period && period.from <= day && day <= period.to);
  if (away) {
    const spans = spansOf(away);
    return { weekday, spans, reason: spans?.length === 0 ? 'away' : null };
  }
  const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  if (isPublicHoliday(parts)) {
    const name = PUBLIC_HOLIDAYS.toLowerCase();
    const spans = spansOf(rows.find((row) => row.day.trim().toLowerCase() === name));
    return { weekday, spans, reason: spans && spans.length > 0 ? null : 'holiday' };
  }
  return { weekday, spans: spansOf(rows.find((row) => row.weekday === weekday)), reason: null };
};

/** What a company's hours mean at this moment on a clock in Luxembourg. */
export const openingAt = (rows: readonly HoursRow[], now: Date): OpeningNow => {
  const local = localTime(now);
  const midnight = Date.UTC(local.year, local.month - 1, local.day);
  const { weekday: today, spans, reason } = openingOn(rows, midnight);
  if (reason) return { today, state: reason };
  if (!spans) return { today, state: null };
  const minute = local.hour * 60 + local.minute;
  const isOpen =
    spans.some(({ from, to }) => minute >= from && (minute < to || to < from)) ||
    // Since yesterday evening.
    (openingOn(rows, midnight - DAY_MS).spans ?? []).some(({ from, to }) => to < from && minute < to);
  return { today, state: isOpen ? 'open' : 'closed' };
};

/** Whether a company is there at all on a day of Luxembourg's calendar; null where its hours do not say. */
export const isOpenOn = (rows: readonly HoursRow[], day: IsoDay): boolean | null => {
  const { spans, reason } = openingOn(rows, Date.parse(day));
  if (reason) return false;
  return spans && spans.length > 0;
};
