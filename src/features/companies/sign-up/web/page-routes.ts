import { signedOutElseCompanyDashboard } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readOneOf } from '#web/navigation/search-parameters.ts';

const loginOrRegister = { tab: readOneOf('register') };

export const companyAuthRoute = pageRoute({
  path: '/company-auth',
  search: loginOrRegister,
  access: signedOutElseCompanyDashboard,
});
