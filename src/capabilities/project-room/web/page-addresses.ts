import { signedIn } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';

export const projectAddress = pageAddress({
  path: '/projects/:id',
  search: {},
  access: signedIn,
});
