import { openToAnyone, signedInClients } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readWords } from '#web/navigation/search-parameters.ts';

export const folderRoute = pageRoute({
  path: '/folders/:id',
  search: { after: readId },
  access: signedInClients,
});

export const folderComparisonRoute = pageRoute({
  path: '/folders/:id/compare',
  /** Names two to four companies, as 3,1,2. */
  search: { ids: readWords, from: readWords },
  access: signedInClients,
});

/** Anybody can compare companies from a search here. */
export const comparisonRoute = pageRoute({
  path: '/compare',
  search: { ids: readWords, from: readWords },
  access: openToAnyone,
});

export const sharedFolderRoute = pageRoute({
  path: '/shared/:token',
  /** With ids the page shows those companies side by side. */
  search: { after: readId, ids: readWords, from: readWords },
  access: openToAnyone,
});
