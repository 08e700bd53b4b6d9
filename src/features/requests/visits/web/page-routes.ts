import { href } from '#kernel/href.ts';
import {
  clientsAndCompaniesOnly,
  type PageAccess,
  signedInCompaniesOnly,
} from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId } from '#web/navigation/search-parameters.ts';

export const visitsRoute = pageRoute({
  path: '/visits',
  search: { after: readId },
  access: clientsAndCompaniesOnly,
});

/** A company has to name the client it would visit. */
const withSomebody: PageAccess = (visitor, search) => {
  const hasRecipient = search.invitation !== undefined || search.partner !== undefined;
  return signedInCompaniesOnly(visitor, search) ?? (hasRecipient ? null : href('/visits'));
};

export const newVisitRoute = pageRoute({
  path: '/visits/new',
  search: {
    /** The visit is for a request, or for a client the company writes with. */
    invitation: readId,
    partner: readId,
  },
  access: withSomebody,
});

export const visitRoute = pageRoute({ path: '/visits/:id', search: {}, access: clientsAndCompaniesOnly });
