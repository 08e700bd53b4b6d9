import { openToAnyone, signedIn } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readWords } from '#web/navigation/search-parameters.ts';

/** Shows the person's own content that was taken down. */
export const withheldRoute = pageRoute({
  path: '/withheld/:id',
  search: {},
  access: signedIn,
});

export const contentReportRoute = pageRoute({
  path: '/report',
  /** The reported address, if the person comes from there. */
  search: { address: readWords },
  access: openToAnyone,
});

export const contentReportStateRoute = pageRoute({
  path: '/report/:receipt',
  search: {},
  access: openToAnyone,
});
