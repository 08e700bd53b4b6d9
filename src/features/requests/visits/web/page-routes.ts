import { eitherSide, type PageAccess, signedInCompaniesOnly } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId } from '#web/navigation/search-parameters.ts';

export const visitsRoute = pageRoute({ path: '/visits', search: { after: readId }, access: eitherSide });

/** A company that says whom it would visit. */
const withSomebody: PageAccess = (visitor, search) => {
  const hasRecipient = search.invitation !== undefined || search.partner !== undefined;
  return signedInCompaniesOnly(visitor, search) ?? (hasRecipient ? null : '/visits');
};

export const newVisitRoute = pageRoute({
  path: '/visits/new',
  search: {
    /** What it is for: a request, or a client it writes with. */
    invitation: readId,
    partner: readId,
  },
  access: withSomebody,
});

export const visitRoute = pageRoute({ path: '/visits/:id', search: {}, access: eitherSide });
