import * as z from 'zod/mini';
import { similarCompanySchema } from '#features/companies/core/contract/similar-company.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idInPath } from '#kernel/id-schema.ts';

export const listSimilarCompanies = endpoint({
  method: 'GET',
  url: '/api/messages/similar-companies/:partnerId',
  server: {
    who: 'client',
    summary: 'List companies to ask instead of one that declined: same trade, nearby',
    params: z.object({ partnerId: idInPath }),
    response: z.array(similarCompanySchema),
    refusals: {},
  },
});
