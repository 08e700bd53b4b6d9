import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import fc from '#testing/fast-check.ts';
import { type CalendarEvent, writeICalendar } from './icalendar.ts';

const visit: CalendarEvent = {
  uid: '1f0e8b9c-7d3a-4c1e-9a55-0c3f5d7e9b21',
  sequence: 2,
  startsAt: new Date('2026-03-29T07:00:00Z'),
  endsAt: new Date('2026-03-29T08:30:00Z'),
  changedAt: new Date('2026-03-20T10:20:30.456Z'),
  summary: 'Visit: Toiture Schmit & Fils, Esch; « ardoises »',
  description: 'Re-roof 96 m² of natural slate\nMarc comes.\nBack\\slash',
  location: '14, rue de Soleuvre, L-4670 Differdange',
  url: 'https://giewel.example/visits/7',
  isCancelled: false,
};

const between = {
  organizer: { name: 'Giewel', email: 'post@giewel.example' },
  attendee: { name: 'Claire "la grande" Hoffmann', email: 'claire@mail.example' },
};

const eventsIn = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return {
    calendar,
    events: calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component)),
  };
};

test('a parser of somebody else’s reads what we wrote', { meta: { requirements: ['D3-3.3'] } }, () => {
  const { calendar, events } = eventsIn(
    writeICalendar({ method: 'REQUEST', events: [{ ...visit, between }] }),
  );
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  const [event] = events;
  expect(event).toMatchObject({
    uid: visit.uid,
    sequence: 2,
    summary: visit.summary,
    description: visit.description,
    location: visit.location,
  });
  expect(event?.startDate.toJSDate()).toEqual(visit.startsAt);
  expect(event?.endDate.toJSDate()).toEqual(visit.endsAt);
  expect(event?.startDate.zone.tzid).toBe('UTC');
  expect(event?.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
  expect(event?.component.getFirstPropertyValue('organizer')).toBe('mailto:post@giewel.example');
  const attendee = event?.attendees[0];
  expect(attendee?.getFirstValue()).toBe('mailto:claire@mail.example');
  expect(attendee?.getParameter('partstat')).toBe('ACCEPTED');
  expect(attendee?.getParameter('cn')).toBe("Claire 'la grande' Hoffmann");
});

test('one that is called off says so', { meta: { requirements: ['D3-3.2'] } }, () => {
  const text = writeICalendar({ method: 'CANCEL', events: [{ ...visit, isCancelled: true, between }] });
  const { calendar, events } = eventsIn(text);
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect(events[0]?.component.getFirstPropertyValue('status')).toBe('CANCELLED');
});

// The texts contain characters that no line may hold, and carriage returns, which end one.
const words = fc.string({ unit: 'grapheme', maxLength: 300 });

test(
  'whatever is written in it comes out as it was, and nobody writes a line of their own',
  {
    meta: { requirements: ['D3-3.3'] },
  },
  () => {
    fc.assert(
      fc.property(words, words, words, (summary, description, name) => {
        const text = writeICalendar({
          method: 'REQUEST',
          events: [
            {
              ...visit,
              summary: `${summary}\r\nATTENDEE:mailto:eve@mail.example`,
              description,
              between: {
                ...between,
                attendee: { name: `${name}":mailto:eve@mail.example\nX:1`, email: 'a@b.example' },
              },
            },
          ],
        });
        for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
        const [event] = eventsIn(text).events;
        const plain = (input: string) => input.replace(/\r\n?/g, '\n').replace(/[^\P{Cc}\n]/gu, ' ');
        expect(event?.summary).toBe(plain(`${summary}\nATTENDEE:mailto:eve@mail.example`));
        expect(event?.description).toBe(plain(description));
        expect(event?.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:a@b.example']);
        expect(event?.component.getAllProperties()).toHaveLength(14);
      }),
    );
  },
);
