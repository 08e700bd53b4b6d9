import { FACTOR_PAGE, signedIn, signedInClients } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readOneOf } from '#web/navigation/search-parameters.ts';

export const profileAddress = pageAddress({
  path: '/profile',
  search: { tab: readOneOf('settings') },
  access: signedInClients,
});

export const settingsAddress = pageAddress({
  path: '/settings',
  search: { tab: readOneOf('security', 'notifications') },
  access: signedIn,
});

/** For those alone who must; everybody else does it in the settings. */
export const secondFactorAddress = pageAddress({
  path: FACTOR_PAGE,
  search: {},
  access: (visitor) => {
    if (!visitor) return '/auth';
    return visitor.mustAddFactor ? null : '/settings?tab=security';
  },
});
