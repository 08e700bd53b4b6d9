import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { reportReason, say } from './fields.ts';
import { ofRequest, requestNotFound } from './request-refusals.ts';
import { request } from './shapes.ts';

export const reportRequest = endpoint({
  method: 'POST',
  url: '/api/requests/:id/report',
  body: z.object({ reason: reportReason }),
  server: {
    who: 'company',
    asCompany: 'member',
    summary: 'Report a request that my company was asked about to the moderators, once',
    params: ofRequest,
    answer: request,
    refusals: { requestNotFound, alreadyReported: { status: 409, say: say('alreadyReported') } },
  },
});
