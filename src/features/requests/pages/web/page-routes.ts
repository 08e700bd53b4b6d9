import { signedInClientsOnly, signedInCompaniesOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readOneOf } from '#web/navigation/search-parameters.ts';

export const requestsRoute = pageRoute({
  path: '/requests',
  search: { after: readId },
  access: signedInClientsOnly,
});

export const requestRoute = pageRoute({ path: '/requests/:id', search: {}, access: signedInClientsOnly });

/** A company's requests. */
export const invitationsRoute = pageRoute({
  path: '/invitations',
  search: {
    show: readOneOf('to-answer', 'with-client', 'won', 'over'),
    /** Only those that I look after. */
    whose: readOneOf('mine'),
    after: readId,
  },
  access: signedInCompaniesOnly,
});

export const invitationRoute = pageRoute({
  path: '/invitations/:id',
  search: {},
  access: signedInCompaniesOnly,
});
