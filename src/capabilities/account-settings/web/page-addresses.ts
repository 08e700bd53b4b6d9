import { signedIn, signedInClients } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { oneOf } from '#web/navigation/search.ts';

export const profileAddress = pageAddress({
  path: '/profile',
  search: { tab: oneOf('settings') },
  access: signedInClients,
});

export const settingsAddress = pageAddress({
  path: '/settings',
  search: { tab: oneOf('security', 'notifications') },
  access: signedIn,
});
