import { openToAnyone } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readNumberBetween, readOneOf } from '#web/navigation/search-parameters.ts';

export const companyRoute = pageRoute({
  /** The id may have the name after it. */
  path: '/companies/:id',
  search: {
    tab: readOneOf('overview', 'services', 'reviews', 'projects', 'contact'),
    /** The details of this project are open. */
    project: readId,
    /** A long list goes on after this id, the last of the page before. */
    after: readId,
    /** The reviews are limited to so many stars and sorted like this. */
    stars: readNumberBetween(1, 5),
    sort: readOneOf('highest', 'lowest'),
  },
  access: openToAnyone,
  isProfile: true,
});
