import { signedInElseLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';

export const apiTokensRoute = pageRoute({
  path: '/settings/api-tokens',
  search: {},
  access: signedInElseLogin,
});
