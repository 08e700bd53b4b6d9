import { openToAnyone, signedOutOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readOneOf, readTextParameter } from '#web/navigation/search-parameters.ts';

const loginOrRegister = { tab: readOneOf('register') };

export const authRoute = pageRoute({
  path: '/auth',
  search: loginOrRegister,
  access: signedOutOnly,
});

export const clientAuthRoute = pageRoute({
  path: '/client-auth',
  search: loginOrRegister,
  access: signedOutOnly,
});

export const resetPasswordRoute = pageRoute({
  path: '/reset-password',
  search: { token: readTextParameter },
  access: openToAnyone,
});
