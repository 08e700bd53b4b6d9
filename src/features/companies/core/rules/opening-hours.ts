import { DAY_MS, type IsoDay, utcDayOf } from '#kernel/calendar.ts';
import { luxembourgTimeOf } from '#kernel/dates.ts';
import { isPublicHoliday } from './public-holidays.ts';

/** Stored hours use these names as keys, Monday first. */
export const weekdayNames = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** The entry under this name applies to every public holiday. */
export const PUBLIC_HOLIDAYS_KEY = 'Public holidays';

/** The week does not apply from the first to the last of these days; they are stored under '2026-07-31/2026-08-23'. */
export interface DatePeriod {
  from: string;
  to: string;
}

/** Both are minutes of the day. A span that ends before it begins ends on the next day. */
export interface OpeningSpanMinutes {
  from: number;
  to: number;
}

export interface HoursRow {
  /** 0 is Monday; null for an entry such as 'Public holidays' that is no weekday. */
  weekday: number | null;
  day: string;
  hours: string;
  /** Set if the entry applies to certain dates. */
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

const spanOf = (text: string): OpeningSpanMinutes | null => {
  const parts = SPAN.exec(text.trim());
  if (!parts) return null;
  const from = timeOf(parts[1], parts[2], parts[3]);
  const to = timeOf(parts[4], parts[5], parts[6]);
  return from === null || to === null || from === to ? null : { from, to };
};

/** Returns when a day is open by its text: none if it is closed, null if we cannot read the text. */
export const parseOpeningSpans = (hours: string): OpeningSpanMinutes[] | null => {
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

export const parseDatePeriod = (name: string): DatePeriod | undefined => {
  const [, from, to] = PERIOD.exec(name.trim()) ?? [];
  return from && to ? { from, to } : undefined;
};

/** Returns the week from Monday on, however it is stored, then the entries that are no weekday, dates last. */
export const sortedHoursRowsOf = (hours: Record<string, string>): HoursRow[] =>
  Object.entries(hours)
    .map(([day, text]) => ({ weekday: weekdayNamed(day), day, hours: text, period: parseDatePeriod(day) }))
    .sort(
      (a, b) =>
        (a.weekday ?? weekdayNames.length) - (b.weekday ?? weekdayNames.length) ||
        (a.period?.from ?? '').localeCompare(b.period?.from ?? ''),
    );

export interface OpeningState {
  /** 0 is Monday. */
  today: number;
  /** On a public holiday the week's hours promise nothing; null if we cannot read the day's text. */
  state: 'open' | 'closed' | 'holiday' | 'away' | null;
}

interface DayOpening {
  weekday: number;
  spans: OpeningSpanMinutes[] | null;
  /** Says why it is closed if the week alone would not. */
  reason: 'holiday' | 'away' | null;
}

/** Finds the entry for these very days, else the one for public holidays, else the weekday's. */
const openingOn = (rows: readonly HoursRow[], midnight: number): DayOpening => {
  const date = new Date(midnight);
  const day = utcDayOf(midnight);
  const weekday = (date.getUTCDay() + 6) % 7;
  const spansOf = (row: HoursRow | undefined) => (row ? parseOpeningSpans(row.hours) : null);
  const away = rows.find(({ period }) => period && period.from <= day && day <= period.to);
  if (away) {
    const spans = spansOf(away);
    return { weekday, spans, reason: spans?.length === 0 ? 'away' : null };
  }
  const parts = { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
  if (isPublicHoliday(parts)) {
    const name = PUBLIC_HOLIDAYS_KEY.toLowerCase();
    const spans = spansOf(rows.find((row) => row.day.trim().toLowerCase() === name));
    return { weekday, spans, reason: spans && spans.length > 0 ? null : 'holiday' };
  }
  return { weekday, spans: spansOf(rows.find((row) => row.weekday === weekday)), reason: null };
};

/** Judges a company's hours at this moment by the clock in Luxembourg. */
export const openingStateAt = (rows: readonly HoursRow[], now: Date): OpeningState => {
  const local = luxembourgTimeOf(now);
  const midnight = Date.UTC(local.year, local.month - 1, local.day);
  const { weekday: today, spans, reason } = openingOn(rows, midnight);
  if (reason) return { today, state: reason };
  if (!spans) return { today, state: null };
  const minute = local.hour * 60 + local.minute;
  const isOpen =
    spans.some(({ from, to }) => minute >= from && (minute < to || to < from)) ||
    // A span of yesterday evening may run past midnight.
    (openingOn(rows, midnight - DAY_MS).spans ?? []).some(({ from, to }) => to < from && minute < to);
  return { today, state: isOpen ? 'open' : 'closed' };
};

interface OpeningChange {
  /** 0 is Monday. */
  weekday: number;
  daysAhead: number;
  /** Is written '07:30'. */
  time: string;
}

const timeInWords = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** A weekday's name is clear only within a week. */
const DAYS_AHEAD = 6;

/** Returns when an open company closes or a closed one opens; null if that is a week away or the hours don't tell. */
export const nextOpeningChangeAt = (rows: readonly HoursRow[], now: Date): OpeningChange | null => {
  const local = luxembourgTimeOf(now);
  const midnight = Date.UTC(local.year, local.month - 1, local.day);
  const minute = local.hour * 60 + local.minute;
  const isOpen = openingStateAt(rows, now).state === 'open';
  // Yesterday's night shift is a span that began before midnight.
  for (let daysAhead = -1; daysAhead <= DAYS_AHEAD; daysAhead += 1) {
    const { weekday, spans, reason } = openingOn(rows, midnight + daysAhead * DAY_MS);
    if (reason) continue;
    const changes = (spans ?? [])
      .map(({ from, to }) => (isOpen ? to + (to < from ? DAY : 0) : from) + daysAhead * DAY)
      .filter((at) => at > minute)
      .sort((a, b) => a - b);
    const [at] = changes;
    if (at === undefined) continue;
    const days = Math.floor(at / DAY);
    const nextDay = openingOn(rows, midnight + days * DAY_MS).spans ?? [];
    // Round the clock it doesn't close at midnight.
    if (isOpen && at % DAY === 0 && nextDay.some(({ from }) => from === 0)) return null;
    return { weekday: (weekday + days - daysAhead) % 7, daysAhead: days, time: timeInWords(at) };
  }
  return null;
};

/** Says whether a company is there on a day of Luxembourg's calendar; null if its hours do not tell. */
export const isOpenOn = (rows: readonly HoursRow[], day: IsoDay): boolean | null => {
  const { spans, reason } = openingOn(rows, Date.parse(day));
  if (reason) return false;
  return spans && spans.length > 0;
};
