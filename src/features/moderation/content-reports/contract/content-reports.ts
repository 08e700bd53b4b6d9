import * as z from 'zod/mini';
import { messageKey } from '#features/moderation/core/contract/fields.ts';
import { contentReportKinds } from '#features/moderation/core/rules/moderation.ts';
import { takedownContentKinds } from '#features/moderation/core/rules/takedowns.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { textSchema } from '#kernel/text-schema.ts';

export const REPORT_RECEIPT_PATTERN = /^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/;

const LONGEST = { address: 500, explanation: 2000, name: 120, email: 254 } as const;

export const reportContent = endpoint({
  method: 'POST',
  url: '/api/reports',
  body: z.object({
    kind: z.enum(contentReportKinds, messageKey('kindRequired')),
    address: textSchema({
      min: { length: 1, say: messageKey('addressRequired') },
      max: { length: LONGEST.address, say: messageKey('addressTooLong') },
    }),
    explanation: textSchema({
      min: { length: 20, say: messageKey('explanationTooShort') },
      max: { length: LONGEST.explanation, say: messageKey('explanationTooLong') },
    }),
    name: z.optional(textSchema({ max: { length: LONGEST.name, say: messageKey('nameTooLong') } })),
    email: z.optional(
      z.union(
        [z.literal(''), z.email(messageKey('emailInvalid')).check(z.maxLength(LONGEST.email))],
        messageKey('emailInvalid'),
      ),
    ),
    /** Nobody sees this field, so only programs fill it in. */
    website: z.optional(z.string().check(z.maxLength(200))),
  }),
  server: {
    who: 'anyone',
    summary: 'Report illegal content, without an account; the reference number shows its status',
    response: z.object({ receipt: z.string() }),
    refusals: {},
    creates: true,
  },
});

export const getContentReport = endpoint({
  method: 'GET',
  url: '/api/reports/:receipt',
  server: {
    who: 'anyone',
    summary: 'Get the status of a report by its reference number',
    params: z.object({ receipt: z.string().check(z.regex(REPORT_RECEIPT_PATTERN)) }),
    response: z.object({
      receipt: z.string(),
      state: z.enum(['waiting', 'upheld', 'dismissed']),
      createdAt: momentSchema,
      decidedAt: z.nullable(momentSchema),
      statement: z.nullable(z.string()),
      taken: z.array(z.enum(takedownContentKinds)),
      wasGone: z.boolean(),
    }),
    refusals: { reportNotFound: { status: 404, say: messageKey('reportNotFound') } },
  },
});
