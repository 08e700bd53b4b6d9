import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { messageKey, reportReason } from './fields.ts';
import { ofRequest, requestNotFound } from './request-refusals.ts';
import { requestSchema } from './shapes.ts';

export const reportRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/report',
  body: z.object({ reason: reportReason }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Report a request that my company was asked about to the moderators, once',
    params: ofRequest,
    response: requestSchema,
    refusals: { requestNotFound, alreadyReported: { status: 409, say: messageKey('alreadyReported') } },
  },
});
