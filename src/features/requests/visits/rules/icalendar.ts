import type { IsoDay } from '#kernel/calendar.ts';

/** An email's invitation is from one party, and to another. */
export interface CalendarParty {
  name: string;
  email: string;
}

/** An event is at a time, or takes a whole day and leaves the person free. */
type CalendarTime = { startsAt: Date; endsAt: Date } | { day: IsoDay };

export type CalendarEvent = CalendarTime & {
  uid: string;
  sequence: number;
  changedAt: Date;
  summary: string;
  description: string;
  location: string | null;
  url: string;
  isCancelled: boolean;
  /** An event sent by email names the two parties. Nobody else's address is in it. */
  between?: { organizer: CalendarParty; attendee: CalendarParty };
};

const LONGEST_LINE = 75;

const octetsOf = (character: string): number => {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x8_00) return 2;
  return code < 0x1_00_00 ? 3 : 4;
};

/** A line of over 75 octets continues on the next after a space, and no character is cut (RFC 5545, 3.1). */
const folded = (line: string): string => {
  let text = '';
  let length = 0;
  for (const character of line) {
    const octets = octetsOf(character);
    if (length + octets > LONGEST_LINE) {
      text += '\r\n ';
      length = 1;
    }
    text += character;
    length += octets;
  }
  return text;
};

const withoutControls = (text: string) => text.replace(/[^\P{Cc}\n]/gu, ' ');

/** Text is escaped by RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  withoutControls(text.replace(/\r\n?/g, '\n'))
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\n/g, '\\n');

/** A parameter's value must not contain a quotation mark. */
const quoted = (text: string): string =>
  `"${withoutControls(text).replace(/\n/g, ' ').replaceAll('"', "'")}"`;

const inUtc = (moment: Date): string =>
  moment
    .toISOString()
    .replace(/[-:]/g, '')
    .replace(/\.\d{3}/, '');

const mailto = (email: string) => `mailto:${email.replace(/[^\w.@+=~!#$%&'*/?^`{|}-]/g, '')}`;

const eventLines = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${inUtc(event.changedAt)}`,
  `LAST-MODIFIED:${inUtc(event.changedAt)}`,
  `SEQUENCE:${event.sequence}`,
  ...('day' in event
    ? [`DTSTART;VALUE=DATE:${event.day.replaceAll('-', '')}`]
    : [`DTSTART:${inUtc(event.startsAt)}`, `DTEND:${inUtc(event.endsAt)}`]),
  `SUMMARY:${escaped(event.summary)}`,
  `DESCRIPTION:${escaped(event.description)}`,
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  `URL:${event.url}`,
  `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `TRANSP:${'day' in event ? 'TRANSPARENT' : 'OPAQUE'}`,
  ...(event.between ? partyLines(event.between) : []),
  'END:VEVENT',
];

const partyLines = ({ organizer, attendee }: NonNullable<CalendarEvent['between']>): string[] => [
  `ORGANIZER;CN=${quoted(organizer.name)}:${mailto(organizer.email)}`,
  // The visit was agreed on Giewel, so the program asks nobody again.
  `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN=${quoted(attendee.name)}:${mailto(attendee.email)}`,
];

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

interface Calendar {
  method: CalendarMethod;
  events: readonly CalendarEvent[];
  /** Only a calendar that is subscribed to has a name. */
  name?: string;
}

/** Writes a calendar by RFC 5545. Times are UTC, so it needs no time zones. */
export const writeICalendar = ({ method, events, name }: Calendar): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Giewel//Visits//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name
      ? [`X-WR-CALNAME:${escaped(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
      : []),
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
