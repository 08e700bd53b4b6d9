import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { messageKey, reportReasonSchema } from './fields.ts';
import { requestIdParams, requestNotFoundRefusal } from './request-refusals.ts';
import { requestSchema } from './shapes.ts';

export const reportRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/report',
  body: z.object({ reason: reportReasonSchema }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Report a request your company received, once',
    params: requestIdParams,
    response: requestSchema,
    refusals: {
      requestNotFound: requestNotFoundRefusal,
      alreadyReported: { status: 409, say: messageKey('alreadyReported') },
    },
  },
});
