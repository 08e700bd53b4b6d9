import { anyone } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readId, readOneOf } from '#web/navigation/search-parameters.ts';

export const companyAddress = pageAddress({
  /** The id, with or without the name after it. */
  path: '/companies/:id',
  search: {
    tab: readOneOf('overview', 'services', 'reviews', 'projects', 'contact'),
    /** The project whose details are open. */
    project: readId,
    /** Where a long list goes on: the last id of its page before. */
    after: readId,
  },
  access: anyone,
});
