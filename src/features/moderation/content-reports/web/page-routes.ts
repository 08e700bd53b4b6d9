import { openToAnyone, signedIn } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readWords } from '#web/navigation/search-parameters.ts';

/** What was taken down of one's own. */
export const withheldRoute = pageRoute({
  path: '/withheld/:id',
  search: {},
  access: signedIn,
});

export const contentReportRoute = pageRoute({
  path: '/report',
  /** What is reported, where somebody comes from it. */
  search: { address: readWords },
  access: openToAnyone,
});

export const contentReportStateRoute = pageRoute({
  path: '/report/:receipt',
  search: {},
  access: openToAnyone,
});
