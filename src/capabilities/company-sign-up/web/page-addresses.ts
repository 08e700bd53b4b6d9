import { companyVisitorsOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { oneOf } from '#web/navigation/search.ts';

const loginOrRegister = { tab: oneOf('register') };

export const companyAuthAddress = pageAddress({
  path: '/company-auth',
  search: loginOrRegister,
  access: companyVisitorsOnly,
});
