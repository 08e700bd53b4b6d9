import { signedInCompaniesOnly } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';

export const writeQuoteRoute = pageRoute({
  path: '/quotes/:id/write',
  search: {},
  access: signedInCompaniesOnly,
});
