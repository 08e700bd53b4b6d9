import { signedInElseLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';

export const projectRoute = pageRoute({
  path: '/projects/:id',
  search: {},
  access: signedInElseLogin,
});
