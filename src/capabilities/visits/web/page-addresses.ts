import { type Access, eitherSide, signedInCompaniesOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readId } from '#web/navigation/search-parameters.ts';

export const visitsAddress = pageAddress({ path: '/visits', search: { after: readId }, access: eitherSide });

/** A company that says whom it would visit. */
const withSomebody: Access = (visitor, search) => {
  const isSaid = search.invitation !== undefined || search.partner !== undefined;
  return signedInCompaniesOnly(visitor, search) ?? (isSaid ? null : '/visits');
};

export const newVisitAddress = pageAddress({
  path: '/visits/new',
  search: {
    /** What it is for: a request, or a client it writes with. */
    invitation: readId,
    partner: readId,
  },
  access: withSomebody,
});

export const visitAddress = pageAddress({ path: '/visits/:id', search: {}, access: eitherSide });
