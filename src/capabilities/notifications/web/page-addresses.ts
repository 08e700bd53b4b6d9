import { openToAnyone } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';

export const unsubscribeAddress = pageAddress({
  path: '/unsubscribe/:token',
  search: {},
  access: openToAnyone,
});
