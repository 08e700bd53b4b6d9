import * as z from 'zod/mini';
import { isDay } from '#kernel/calendar.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';
import { LONGEST_OF_REQUEST, requestText } from '#requests/contract/fields.ts';
import { LONGEST_MINUTES, MOST_SLOTS, SHORTEST_MINUTES } from '#visits/rules/visits.ts';
import type { sentences } from '#visits/strings/en/visits.ts';

export const say = sentencesOf<typeof sentences>('visits');

export const LONGEST_PLACE = 200;
export const LONGEST_VISIT_WORDS = 500;

const MINUTE_MS = 60_000;

/** With the distance to UTC. By hand: the parser's own would add a page of code to every first visit. */
const CALENDAR_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A time of the calendar, to the minute. */
const start = z.pipe(
  z.string(say('startRequired')).check(
    z.regex(CALENDAR_TIME, say('startRequired')),
    z.refine((given) => isDay(given.slice(0, 10)), say('startRequired')),
  ),
  z.pipe(
    z.transform((given: string) => new Date(Math.floor(Date.parse(given) / MINUTE_MS) * MINUTE_MS)),
    z.date(say('startRequired')),
  ),
);

const minutes = z
  .int(say('minutesInvalid'))
  .check(
    z.minimum(SHORTEST_MINUTES, say('minutesInvalid')),
    z.maximum(LONGEST_MINUTES, say('minutesInvalid')),
  );

const slot = z.pipe(
  z.object({ start, minutes }),
  z.transform((given: { start: Date; minutes: number }) => ({
    startsAt: given.start,
    endsAt: new Date(given.start.getTime() + given.minutes * MINUTE_MS),
  })),
);

export const slots = z
  .array(slot, say('slotsRequired'))
  .check(z.minLength(1, say('slotsRequired')), z.maxLength(MOST_SLOTS, say('threeAtMost')));

export const place = z.optional(text({ max: { length: LONGEST_PLACE, say: say('tooLong') } }));
/** Of the client's home, where none is known yet. */
export const visitStreet = requestText(LONGEST_OF_REQUEST.street);
export const visitNote = z.optional(text({ max: { length: LONGEST_VISIT_WORDS, say: say('tooLong') } }));
