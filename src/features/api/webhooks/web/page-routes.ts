import { signedInElseLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';

export const webhooksRoute = pageRoute({
  path: '/settings/webhooks',
  search: {},
  access: signedInElseLogin,
});
