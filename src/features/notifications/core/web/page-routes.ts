import { openToAnyone } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';

export const unsubscribePageRoute = pageRoute({
  path: '/unsubscribe/:token',
  search: {},
  access: openToAnyone,
});
