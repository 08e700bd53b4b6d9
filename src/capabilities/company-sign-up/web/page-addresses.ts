import { companyVisitorsOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readOneOf } from '#web/navigation/search-parameters.ts';

const loginOrRegister = { tab: readOneOf('register') };

export const companyAuthAddress = pageAddress({
  path: '/company-auth',
  search: loginOrRegister,
  access: companyVisitorsOnly,
});
