import { signedIn, signedInClients } from '#web/navigation/access.ts';
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
