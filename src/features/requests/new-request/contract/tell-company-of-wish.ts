import * as z from 'zod/mini';
import { searchTextSchema } from '#features/directory/core/contract/search-filters.ts';
import { messageKey } from '#features/requests/core/contract/fields.ts';
import { invitedCompanyNotFoundRefusal } from '#features/requests/core/contract/request-refusals.ts';
import { endpoint } from '#kernel/endpoint.ts';
import { idSchema } from '#kernel/id-schema.ts';

export const tellCompanyOfWish = endpoint({
  method: 'POST',
  url: '/api/request-wishes',
  body: z.object({ companyId: idSchema, categoryId: idSchema, commune: searchTextSchema }),
  server: {
    who: 'client',
    summary:
      'Let a company without a plan know, once, that you wanted to send it a request: shares the trade, commune and day, but not your name',
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
