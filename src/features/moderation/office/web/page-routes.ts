import { openToAnyone } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readWords } from '#web/navigation/search-parameters.ts';

export const adminRoute = pageRoute({
  path: '/admin',
  search: {
    tab: readWords,
    /** Where a long queue or the log goes on: the last id of its page before. */
    after: readId,
    q: readWords,
    /** Of the trail, what is looked for. */
    kind: readWords,
  },
  // Anybody but an admin stays here and sees the page for 404, as the questions answer.
  access: openToAnyone,
});

/** Of an admin alone, like the tab that leads to it. */
export const personRoute = pageRoute({
  path: '/admin/people/:id',
  search: {},
  access: openToAnyone,
});
