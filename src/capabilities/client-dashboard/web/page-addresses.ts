import { signedIn } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, oneOf } from '#web/navigation/search.ts';

export const dashboardAddress = pageAddress({
  path: '/dashboard',
  search: {
    tab: oneOf('folders', 'messages', 'contacts'),
    /** Where a list of likes too long for one page goes on: the last id of its page before. */
    after: anId,
  },
  access: signedIn,
});
