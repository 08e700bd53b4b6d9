import * as z from 'zod/mini';
import { endpoint } from '#kernel/endpoint.ts';
import { id, idInPath } from '#kernel/ids.ts';

export const MOST_SIMILAR = 3;

const similarCompany = z.object({
  id,
  name: z.string(),
  logoUrl: z.nullable(z.string()),
  city: z.nullable(z.string()),
  ratingAverage: z.nullable(z.number()),
});

export type SimilarCompany = z.output<typeof similarCompany>;

export const listSimilarCompanies = endpoint({
  method: 'GET',
  url: '/api/messages/similar-companies/:partnerId',
  server: {
    who: 'client',
    summary: 'Whom I could ask instead of a company that has declined: the same trade, near to it',
    params: z.object({ partnerId: idInPath }),
    answer: z.array(similarCompany),
    refusals: {},
  },
});
