import { openToAnyone, signedInCompaniesOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readTextParameter } from '#web/navigation/search-parameters.ts';

export const companyTeamRoute = pageRoute({
  path: '/company-team',
  /** The log continues after this id, the last of the previous page. */
  search: { after: readId },
  access: signedInCompaniesOnly,
});

export const joinCompanyRoute = pageRoute({
  path: '/join-company',
  search: { token: readTextParameter },
  access: openToAnyone,
});
