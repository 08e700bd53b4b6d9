import { anyone } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, oneOf } from '#web/navigation/search.ts';

export const companyAddress = pageAddress({
  /** The id, with or without the name after it. */
  path: '/companies/:id',
  search: {
    tab: oneOf('overview', 'services', 'reviews', 'projects', 'contact'),
    /** The project whose details are open. */
    project: anId,
    /** Where a long list goes on: the last id of its page before. */
    after: anId,
  },
  access: anyone,
});
