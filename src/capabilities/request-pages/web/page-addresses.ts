import { signedInClientsOnly, signedInCompaniesOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readId } from '#web/navigation/search-parameters.ts';

export const requestsAddress = pageAddress({
  path: '/requests',
  search: { after: readId },
  access: signedInClientsOnly,
});

export const requestAddress = pageAddress({ path: '/requests/:id', search: {}, access: signedInClientsOnly });

export const invitationAddress = pageAddress({
  path: '/invitations/:id',
  search: {},
  access: signedInCompaniesOnly,
});
