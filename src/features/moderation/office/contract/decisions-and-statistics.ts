import * as z from 'zod/mini';
import {
  LARGEST_QUEUE_PAGE,
  messageKey,
  moderatorStatementSchema,
} from '#features/moderation/core/contract/fields.ts';
import {
  allDecisionReasons,
  moderationLogSubjects,
  moderationLogVerdicts,
  queueNames,
} from '#features/moderation/core/rules/moderation.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { countInQuerySchema, idInPath, idSchema, pageLimitSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';

export const reverseApproval = endpoint({
  method: 'POST',
  url: '/api/admin/log/:lineId/reversal',
  body: z.object({
    reason: z.optional(z.enum(allDecisionReasons, messageKey('reasonRequired'))),
    statement: moderatorStatementSchema,
  }),
  server: {
    who: 'staff',
    summary: 'Revoke an approval or a verification, with reasons',
    params: z.object({ lineId: idInPath }),
    response: z.object({}),
    refusals: {
      notFound: { status: 404, say: messageKey('entryNotFound') },
      notUndone: { status: 409, say: messageKey('notUndone') },
      alreadyDecided: { status: 409, say: messageKey('alreadyDecided') },
      anotherWaits: { status: 409, say: messageKey('anotherWaits') },
    },
  },
});

export const getOfficeStatistics = endpoint({
  method: 'GET',
  url: '/api/admin/figures',
  server: {
    who: 'admin',
    summary: 'Get totals, pending items by queue, and the time decisions take',
    response: z.object({
      people: z.int(),
      companies: z.int(),
      publicReviews: z.int(),
      decisionsThisWeek: z.int(),
      /** The median time to a decision in the last 30 days; null if there was none. */
      middleHours: z.nullable(z.number()),
      /** Each queue that has entries, and since when its first one waits. */
      waiting: z.array(z.object({ queue: z.enum(queueNames), count: z.int(), since: momentSchema })),
      /** The current year in Luxembourg. */
      year: z.int(),
    }),
    refusals: {},
  },
});

export const downloadYearlyStatistics = endpoint({
  method: 'GET',
  url: '/api/admin/figures/:year/csv',
  server: {
    who: 'admin',
    summary: 'Download the figures for the yearly moderation report as a CSV file',
    params: z.object({ year: countInQuerySchema(2020, 2999) }),
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
    summary: 'List decisions, newest first: all, or those about one kind of thing',
    query: z.object({
      /** Lists the decisions about one kind of thing. */
      subject: z.optional(z.enum(moderationLogSubjects)),
      limit: pageLimitSchema(LARGEST_QUEUE_PAGE),
      cursor: z.optional(idInPath),
    }),
    response: z.array(
      z.object({
        id: idSchema,
        moderator: z.nullable(z.string()),
        subject: z.enum(moderationLogSubjects),
        subjectId: idSchema,
        verdict: z.enum(moderationLogVerdicts),
        reason: z.nullable(z.string()),
        statement: z.nullable(z.string()),
        createdAt: momentSchema,
        /** The subject is shown on this company's page. */
        companyId: z.nullable(idSchema),
        companyName: z.nullable(z.string()),
        personId: z.nullable(idSchema),
        /** It is still in force, and can be taken back. */
        mayTakeBack: z.boolean(),
      }),
    ),
    refusals: {},
  },
});
