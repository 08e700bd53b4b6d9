import { signedInClientsOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';

export const compareQuotesAddress = pageAddress({
  path: '/requests/:id/compare',
  search: {},
  access: signedInClientsOnly,
});
