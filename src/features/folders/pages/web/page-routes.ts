import { openToAnyone, signedInElseClientLogin } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readTextParameter } from '#web/navigation/search-parameters.ts';

export const folderRoute = pageRoute({
  path: '/folders/:id',
  search: { after: readId },
  access: signedInElseClientLogin,
});

export const folderComparisonRoute = pageRoute({
  path: '/folders/:id/compare',
  /** Names two to four companies, as 3,1,2. */
  search: { ids: readTextParameter, from: readTextParameter },
  access: signedInElseClientLogin,
});

/** Anybody can compare companies from a search here. */
export const comparisonRoute = pageRoute({
  path: '/compare',
  search: {
    ids: readTextParameter,
    from: readTextParameter,
    /** They were found in a search for this trade, which a request begins with. */
    category: readId,
  },
  access: openToAnyone,
});

export const sharedFolderRoute = pageRoute({
  path: '/shared/:token',
  /** With ids the page shows those companies side by side. */
  search: { after: readId, ids: readTextParameter, from: readTextParameter },
  access: openToAnyone,
});
