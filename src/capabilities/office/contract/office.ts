import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuery, id, idInPath } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { LARGEST_QUEUE_PAGE, moderatorStatement, say } from '#moderation/contract/fields.ts';
import { allReasons, logSubjects, logVerdicts, queues } from '#moderation/rules/moderation.ts';

export const takeBack = endpoint({
  method: 'POST',
  url: '/api/admin/log/:lineId/reversal',
  body: z.object({
    reason: z.optional(z.enum(allReasons, say('reasonRequired'))),
    statement: moderatorStatement,
  }),
  server: {
    who: 'staff',
    summary: 'Take an approval or a verification back, with reasons',
    params: z.object({ lineId: idInPath }),
    answer: z.object({}),
    refusals: {
      notFound: { status: 404, say: say('entryNotFound') },
      notUndone: { status: 409, say: say('notUndone') },
      alreadyDecided: { status: 409, say: say('alreadyDecided') },
      anotherWaits: { status: 409, say: say('anotherWaits') },
    },
  },
});

export const getKeyFigures = endpoint({
  method: 'GET',
  url: '/api/admin/figures',
  server: {
    who: 'admin',
    summary: 'What there is of everything, what waits and since when, and how long decisions take',
    answer: z.object({
      people: z.int(),
      companies: z.int(),
      publicReviews: z.int(),
      decisionsThisWeek: z.int(),
      /** Half of what was decided in the last 30 days took no longer; null where nothing was. */
      middleHours: z.nullable(z.number()),
      /** Each queue in which something waits, and since when the first of it does. */
      waiting: z.array(z.object({ queue: z.enum(queues), count: z.int(), since: moment })),
      /** The one that runs, in Luxembourg. */
      year: z.int(),
    }),
    refusals: {},
  },
});

export const downloadYearlyFigures = endpoint({
  method: 'GET',
  url: '/api/admin/figures/:year/csv',
  server: {
    who: 'admin',
    summary: 'What the yearly report on moderation counts, as a CSV file',
    params: z.object({ year: countInQuery(2020, 2999) }),
    isFile: true,
    isMade: true,
    refusals: {},
  },
});

export const listDecisions = endpoint({
  method: 'GET',
  url: '/api/admin/log',
  isPaged: true,
  server: {
    who: 'staff',
    summary: 'Every decision, newest first',
    query: z.object({
      limit: z.optional(countInQuery(1, LARGEST_QUEUE_PAGE)),
      cursor: z.optional(idInPath),
    }),
    answer: z.array(
      z.object({
        id,
        moderator: z.nullable(z.string()),
        subject: z.enum(logSubjects),
        subjectId: id,
        verdict: z.enum(logVerdicts),
        reason: z.nullable(z.string()),
        statement: z.nullable(z.string()),
        createdAt: moment,
        /** Where what it is about can be seen. */
        companyId: z.nullable(id),
        personId: z.nullable(id),
        /** It holds still, and can be taken back. */
        mayTakeBack: z.boolean(),
      }),
    ),
    refusals: {},
  },
});
