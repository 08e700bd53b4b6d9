import * as z from 'zod/mini';
import { clientReportReasons } from '#client-reports/rules/client-reports.ts';
import type { sentences } from '#client-reports/strings/en/client-report.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { id } from '#kernel/ids.ts';
import { moment } from '#kernel/moment.ts';
import { sentencesOf } from '#kernel/sentences.ts';
import { text } from '#kernel/text.ts';

const say = sentencesOf<typeof sentences>('clientReport');

const reason = z.enum(clientReportReasons, say('clientReasonRequired'));

const additionalInfo = text({
  min: { length: 10, say: say('clientReportTooShort') },
  max: { length: 1000, say: say('clientReportTooLong') },
});

/** The dialog's fields. */
export const clientReportForm = z.object({ reason, additionalInfo });

export const reportClient = endpoint({
  method: 'POST',
  url: '/api/client-reports',
  body: z.object({ clientId: id, reason, additionalInfo }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Report a client that my company has a project or a conversation with to the moderators',
    answer: z.object({ id, clientId: id, reason, additionalInfo: z.string(), createdAt: moment }),
    refusals: {
      clientNotFound: { status: 404, say: say('clientNotFound') },
      clientAlreadyReported: { status: 409, say: say('clientAlreadyReported') },
    },
    creates: true,
  },
});
