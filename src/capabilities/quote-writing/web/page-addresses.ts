import { signedInCompaniesOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';

export const writeQuoteAddress = pageAddress({
  path: '/quotes/:id/write',
  search: {},
  access: signedInCompaniesOnly,
});
