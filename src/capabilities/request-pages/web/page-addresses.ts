import { companyDesk, signedInClientsOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';

export const requestAddress = pageAddress({ path: '/requests/:id', search: {}, access: signedInClientsOnly });

export const invitationAddress = pageAddress({
  path: '/invitations/:id',
  search: {},
  access: companyDesk,
});
