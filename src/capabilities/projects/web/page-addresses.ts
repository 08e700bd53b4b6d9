import { signedIn } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, oneOf } from '#web/navigation/search.ts';

export const projectsAddress = pageAddress({
  path: '/projects',
  search: {
    tab: oneOf('completed'),
    /** Where a list too long for one page goes on: the last id of its page before. */
    after: anId,
  },
  access: signedIn,
});

export const createProjectAddress = pageAddress({
  path: '/create-project',
  /** The company it is to be with. */
  search: { company: anId },
  access: signedIn,
});
