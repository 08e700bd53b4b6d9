import * as z from 'zod/mini';
import { clientReportReasons } from '#features/moderation/client-reports/rules/client-reports.ts';
import type { sentences } from '#features/moderation/client-reports/strings/en/client-report.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';
import { momentSchema } from '#kernel/moment-schema.ts';
import { createMessageKey } from '#kernel/sentence-keys.ts';
import { textSchema } from '#kernel/text-schema.ts';

const messageKey = createMessageKey<typeof sentences>('clientReport');

const reason = z.enum(clientReportReasons, messageKey('clientReasonRequired'));

const additionalInfo = textSchema({
  min: { length: 10, say: messageKey('clientReportTooShort') },
  max: { length: 1000, say: messageKey('clientReportTooLong') },
});

export const clientReportFormSchema = z.object({ reason, additionalInfo });

export const reportClient = endpoint({
  method: 'POST',
  url: '/api/client-reports',
  body: z.object({ clientId: idSchema, reason, additionalInfo }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Report a client your company has a project or a conversation with',
    response: z.object({
      id: idSchema,
      clientId: idSchema,
      reason,
      additionalInfo: z.string(),
      createdAt: momentSchema,
    }),
    refusals: {
      clientNotFound: { status: 404, say: messageKey('clientNotFound') },
      clientAlreadyReported: { status: 409, say: messageKey('clientAlreadyReported') },
    },
    creates: true,
  },
});
