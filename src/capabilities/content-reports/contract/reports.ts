import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { moment } from '#kernel/moment.ts';
import { text } from '#kernel/text.ts';
import { say } from '#moderation/contract/fields.ts';
import { reportKinds } from '#moderation/rules/moderation.ts';
import { takenKinds } from '#moderation/rules/takedowns.ts';

export const RECEIPT = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;

const LONGEST = { address: 500, explanation: 2000, name: 120, email: 254 } as const;

export const reportContent = endpoint({
  method: 'POST',
  url: '/api/reports',
  body: z.object({
    kind: z.enum(reportKinds, say('kindRequired')),
    address: text({
      min: { length: 1, say: say('addressRequired') },
      max: { length: LONGEST.address, say: say('addressTooLong') },
    }),
    explanation: text({
      min: { length: 20, say: say('explanationTooShort') },
      max: { length: LONGEST.explanation, say: say('explanationTooLong') },
    }),
    name: z.optional(text({ max: { length: LONGEST.name, say: say('nameTooLong') } })),
    email: z.optional(
      z.union(
        [z.literal(''), z.email(say('emailInvalid')).check(z.maxLength(LONGEST.email))],
        say('emailInvalid'),
      ),
    ),
    /** Nobody sees this field; what fills it in is no person. */
    website: z.optional(z.string().check(z.maxLength(200))),
  }),
  server: {
    who: 'anyone',
    summary: 'Report illegal content, without an account. The receipt leads back to what became of it',
    answer: z.object({ receipt: z.string() }),
    refusals: {},
    creates: true,
  },
});

export const getReport = endpoint({
  method: 'GET',
  url: '/api/reports/:receipt',
  server: {
    who: 'anyone',
    summary: 'What became of a report, by its receipt',
    params: z.object({ receipt: z.string().check(z.regex(RECEIPT)) }),
    answer: z.object({
      receipt: z.string(),
      state: z.enum(['waiting', 'upheld', 'dismissed']),
      createdAt: moment,
      decidedAt: z.nullable(moment),
      statement: z.nullable(z.string()),
      taken: z.array(z.enum(takenKinds)),
      wasGone: z.boolean(),
    }),
    refusals: { reportNotFound: { status: 404, say: say('reportNotFound') } },
  },
});
