import { anyone, companyDesk } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, words } from '#web/navigation/search.ts';

export const companyTeamAddress = pageAddress({
  path: '/company-team',
  /** Where the log goes on: the last id of its page before. */
  search: { after: anId },
  access: companyDesk,
});

export const joinCompanyAddress = pageAddress({
  path: '/join-company',
  search: { token: words },
  access: anyone,
});
