import { signedInClientsOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';

export const acceptQuoteAddress = pageAddress({
  path: '/quotes/:id/accept',
  search: {},
  access: signedInClientsOnly,
});
