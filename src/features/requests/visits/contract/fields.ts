import * as z from 'zod/mini';
import { REQUEST_MAX_LENGTHS, requestTextSchemaUpTo } from '#features/requests/core/contract/fields.ts';
import {
  MAX_VISIT_MINUTES,
  MAX_VISIT_SLOTS,
  MIN_VISIT_MINUTES,
} from '#features/requests/visits/rules/visits.ts';
import type { sentences } from '#features/requests/visits/strings/en/visits.ts';
import { isIsoDay } from '#kernel/calendar.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

export const messageKey = createMessageKey<typeof sentences>('visits');

export const MAX_VISIT_PLACE_LENGTH = 200;
export const MAX_VISIT_NOTE_LENGTH = 500;

const MINUTE_MS = 60_000;

/** A time carries its offset to UTC. The parser's own check would add a page of code to every first visit. */
const CALENDAR_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** A calendar time is precise to the minute. */
const start = z.pipe(
  z.string(messageKey('startRequired')).check(
    z.regex(CALENDAR_TIME, messageKey('startRequired')),
    z.refine((input) => isIsoDay(input.slice(0, 10)), messageKey('startRequired')),
  ),
  z.pipe(
    z.transform((input: string) => new Date(Math.floor(Date.parse(input) / MINUTE_MS) * MINUTE_MS)),
    z.date(messageKey('startRequired')),
  ),
);

const minutes = z
  .int(messageKey('minutesInvalid'))
  .check(
    z.minimum(MIN_VISIT_MINUTES, messageKey('minutesInvalid')),
    z.maximum(MAX_VISIT_MINUTES, messageKey('minutesInvalid')),
  );

const slot = z.pipe(
  z.object({ start, minutes }),
  z.transform((input: { start: Date; minutes: number }) => ({
    startsAt: input.start,
    endsAt: new Date(input.start.getTime() + input.minutes * MINUTE_MS),
  })),
);

export const visitSlotsSchema = z
  .array(slot, messageKey('slotsRequired'))
  .check(
    z.minLength(1, messageKey('slotsRequired')),
    z.maxLength(MAX_VISIT_SLOTS, messageKey('threeAtMost')),
  );

export const visitPlaceSchema = z.optional(
  textSchema({ max: { length: MAX_VISIT_PLACE_LENGTH, say: messageKey('tooLong') } }),
);
/** The client gives the street of their home where none is known yet. */
export const visitStreetSchema = requestTextSchemaUpTo(REQUEST_MAX_LENGTHS.street);
export const visitNoteSchema = z.optional(
  textSchema({ max: { length: MAX_VISIT_NOTE_LENGTH, say: messageKey('tooLong') } }),
);
