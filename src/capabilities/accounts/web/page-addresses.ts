import { anyone, visitorsOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { oneOf, words } from '#web/navigation/search.ts';

const loginOrRegister = { tab: oneOf('register') };

export const authAddress = pageAddress({
  path: '/auth',
  search: loginOrRegister,
  access: visitorsOnly,
});

export const clientAuthAddress = pageAddress({
  path: '/client-auth',
  search: loginOrRegister,
  access: visitorsOnly,
});

export const resetPasswordAddress = pageAddress({
  path: '/reset-password',
  search: { token: words },
  access: anyone,
});
