import * as z from 'zod/mini';
import { searchTextSchema } from '#features/directory/core/contract/search-filters.ts';
import { messageKey } from '#features/requests/core/contract/fields.ts';
import { invitedCompanyNotFoundRefusal } from '#features/requests/core/contract/request-refusals.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';

export const signalInterest = endpoint({
  method: 'POST',
  url: '/api/request-wishes',
  body: z.object({ companyId: idSchema, categoryId: idSchema, commune: searchTextSchema }),
  server: {
    who: 'client',
    summary:
      'Tell a company without a plan that I would have asked it: it learns trade, commune and day, not who. Once',
    response: z.object({ companyId: idSchema }),
    refusals: {
      companyNotFound: invitedCompanyNotFoundRefusal,
      noSuchTrade: { status: 404, say: messageKey('noSuchTrade') },
      notOfTrade: { status: 409, say: messageKey('notOfTrade') },
      companyNotAvailable: { status: 409, say: messageKey('companyNotAvailable') },
      canBeAsked: { status: 409, say: messageKey('canBeAsked') },
    },
  },
});
