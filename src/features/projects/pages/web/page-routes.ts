import { signedInElseLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readOneOf, readTextParameterUpTo } from '#web/navigation/search-parameters.ts';

export const projectsRoute = pageRoute({
  path: '/projects',
  search: {
    tab: readOneOf('completed'),
    /** Words of a project's name or of the client's. */
    search: readTextParameterUpTo(100),
    /** Which side has said that the work is done. */
    confirmed: readOneOf('none', 'mine', 'theirs'),
    /** A list too long for one page continues after this id, the last of the page before. */
    after: readId,
  },
  access: signedInElseLogin,
});

export const createProjectRoute = pageRoute({
  path: '/create-project',
  /** The project is to be with this company. */
  search: { company: readId },
  access: signedInElseLogin,
});
