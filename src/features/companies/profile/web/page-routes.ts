import { openToAnyone } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readNumberFrom, readOneOf } from '#web/navigation/search-parameters.ts';

export const companyRoute = pageRoute({
  /** The id, with or without the name after it. */
  path: '/companies/:id',
  search: {
    tab: readOneOf('overview', 'services', 'reviews', 'projects', 'contact'),
    /** The project whose details are open. */
    project: readId,
    /** Where a long list goes on: the last id of its page before. */
    after: readId,
    /** The reviews of so many stars alone, and their order. */
    stars: readNumberFrom(1, 5),
    sort: readOneOf('highest', 'lowest'),
  },
  access: openToAnyone,
  isProfile: true,
});
