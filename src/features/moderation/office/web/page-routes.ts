import { openToAnyone } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readTextParameter } from '#web/navigation/search-parameters.ts';

export const adminRoute = pageRoute({
  path: '/admin',
  search: {
    tab: readTextParameter,
    /** A long queue or log continues after this id, the last one of the previous page. */
    after: readId,
    q: readTextParameter,
    /** The kind of event or decision that a log is filtered by. */
    kind: readTextParameter,
    /** "yes" shows what of a queue is set aside. */
    aside: readTextParameter,
  },
  // Other visitors stay here and see the page for 404, because the queries respond with 404.
  access: openToAnyone,
});

/** Only an admin sees it, like the tab that leads to it. */
export const personRoute = pageRoute({
  path: '/admin/people/:id',
  search: {},
  access: openToAnyone,
});
