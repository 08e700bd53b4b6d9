import * as z from 'zod/mini';
import { searchWords } from '#directory/contract/filters.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { id } from '#kernel/ids.ts';
import { say } from '#requests/contract/fields.ts';
import { askedCompanyNotFound } from '#requests/contract/request-refusals.ts';

export const wishToAsk = endpoint({
  method: 'POST',
  url: '/api/request-wishes',
  body: z.object({ companyId: id, categoryId: id, commune: searchWords }),
  server: {
    who: 'client',
    summary:
      'Tell a company without a plan that I would have asked it: it learns trade, commune and day, not who. Once',
    answer: z.object({ companyId: id }),
    refusals: {
      companyNotFound: askedCompanyNotFound,
      noSuchTrade: { status: 404, say: say('noSuchTrade') },
      notOfTrade: { status: 409, say: say('notOfTrade') },
      companyNotAvailable: { status: 409, say: say('companyNotAvailable') },
      canBeAsked: { status: 409, say: say('canBeAsked') },
    },
  },
});
