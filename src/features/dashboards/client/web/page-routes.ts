import { signedIn } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readOneOf } from '#web/navigation/search-parameters.ts';

export const dashboardRoute = pageRoute({
  path: '/dashboard',
  search: {
    tab: readOneOf('folders', 'messages', 'contacts'),
    /** Where a list of likes too long for one page goes on: the last id of its page before. */
    after: readId,
  },
  access: signedIn,
});
