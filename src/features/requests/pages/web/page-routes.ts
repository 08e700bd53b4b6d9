import { signedInClientsOnly, signedInCompaniesOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId } from '#web/navigation/search-parameters.ts';

export const requestsRoute = pageRoute({
  path: '/requests',
  search: { after: readId },
  access: signedInClientsOnly,
});

export const requestRoute = pageRoute({ path: '/requests/:id', search: {}, access: signedInClientsOnly });

export const invitationRoute = pageRoute({
  path: '/invitations/:id',
  search: {},
  access: signedInCompaniesOnly,
});
