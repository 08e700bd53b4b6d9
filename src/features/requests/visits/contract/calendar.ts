import * as z from 'zod/mini';
import { createDaySchema } from '#kernel/day-schema.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { messageKey } from './fields.ts';
import { visitSchema } from './shapes.ts';

export const getVisitCalendar = endpoint({
  method: 'GET',
  url: '/api/calendar',
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'List the agreed visits in a period of 35 days, and your company’s working days',
    query: z.object({
      /** It is the first day; without it, the Monday of this week. */
      from: z.optional(createDaySchema()),
    }),
    response: z.object({
      days: z.array(z.object({ day: createDaySchema(), isPast: z.boolean(), isWorking: z.boolean() })),
      visits: z.array(visitSchema),
      /** It tells when the reader's calendar address was made; the address itself is shown but once. */
      address: z.nullable(z.object({ createdAt: momentSchema })),
      /** A company reads which members may come. */
      members: z.array(z.object({ id: z.int(), name: z.string(), isMe: z.boolean() })),
    }),
    refusals: {},
  },
});

export const createCalendarAddress = endpoint({
  method: 'POST',
  url: '/api/calendar/address',
  server: {
    who: 'person',
    asCompany: 'member',
    summary: 'Create a calendar link for your visits; any earlier link stops working',
    response: z.object({ address: z.string(), createdAt: momentSchema }),
    refusals: {},
  },
});

export const fetchCalendarFeed = endpoint({
  method: 'GET',
  url: '/calendar/:secret.ics',
  server: {
    who: 'anyone',
    summary: 'Get the visits of the calendar link’s owner as iCalendar (RFC 5545)',
    params: z.object({ secret: z.string() }),
    isFile: true,
    isMade: true,
    refusals: { calendarNotFound: { status: 404, say: messageKey('calendarNotFound') } },
  },
});
