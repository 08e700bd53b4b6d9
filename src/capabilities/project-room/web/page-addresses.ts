import { signedIn } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-address.ts';

export const projectRoute = pageRoute({
  path: '/projects/:id',
  search: {},
  access: signedIn,
});
