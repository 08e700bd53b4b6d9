import { signedInClientsOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';

export const acceptQuoteRoute = pageRoute({
  path: '/quotes/:id/accept',
  search: {},
  access: signedInClientsOnly,
});
