import { signedInClientsOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';

export const compareQuotesRoute = pageRoute({
  path: '/requests/:id/compare',
  search: {},
  access: signedInClientsOnly,
});
