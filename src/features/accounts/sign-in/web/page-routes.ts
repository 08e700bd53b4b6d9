import { openToAnyone, visitorsOnly } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readOneOf, readWords } from '#web/navigation/search-parameters.ts';

const loginOrRegister = { tab: readOneOf('register') };

export const authRoute = pageRoute({
  path: '/auth',
  search: loginOrRegister,
  access: visitorsOnly,
});

export const clientAuthRoute = pageRoute({
  path: '/client-auth',
  search: loginOrRegister,
  access: visitorsOnly,
});

export const resetPasswordRoute = pageRoute({
  path: '/reset-password',
  search: { token: readWords },
  access: openToAnyone,
});
