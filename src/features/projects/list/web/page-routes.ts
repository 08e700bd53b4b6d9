import { signedIn } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readOneOf } from '#web/navigation/search-parameters.ts';

export const projectsRoute = pageRoute({
  path: '/projects',
  search: {
    tab: readOneOf('completed'),
    /** Where a list too long for one page goes on: the last id of its page before. */
    after: readId,
  },
  access: signedIn,
});

export const createProjectRoute = pageRoute({
  path: '/create-project',
  /** The company it is to be with. */
  search: { company: readId },
  access: signedIn,
});
