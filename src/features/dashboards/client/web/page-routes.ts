import { signedInElseLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readOneOf } from '#web/navigation/search-parameters.ts';

export const dashboardRoute = pageRoute({
  path: '/dashboard',
  search: {
    tab: readOneOf('folders', 'messages', 'contacts'),
    /** A long list of likes goes on after this last id of the page before. */
    after: readId,
  },
  access: signedInElseLogin,
});
