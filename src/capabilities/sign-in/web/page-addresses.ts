import { openToAnyone, visitorsOnly } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readOneOf, readWords } from '#web/navigation/search-parameters.ts';

const loginOrRegister = { tab: readOneOf('register') };

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
  search: { token: readWords },
  access: openToAnyone,
});
