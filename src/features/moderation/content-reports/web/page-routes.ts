import { openToAnyone, signedInElseLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readTextParameter } from '#web/navigation/search-parameters.ts';

/** Shows the person's own content that was taken down. */
export const withheldRoute = pageRoute({
  path: '/withheld/:id',
  search: {},
  access: signedInElseLogin,
});

export const contentReportRoute = pageRoute({
  path: '/report',
  /** The reported address, if the person comes from there. */
  search: { address: readTextParameter },
  access: openToAnyone,
});

export const contentReportStateRoute = pageRoute({
  path: '/report/:receipt',
  search: {},
  access: openToAnyone,
});
