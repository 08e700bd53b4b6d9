import { anyone, signedInClients } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, words } from '#web/navigation/search.ts';

export const folderAddress = pageAddress({
  path: '/folders/:id',
  search: { after: anId },
  access: signedInClients,
});

export const compareAddress = pageAddress({
  path: '/folders/:id/compare',
  /** Two to four companies, as 3,1,2. */
  search: { ids: words, from: words },
  access: signedInClients,
});

export const sharedFolderAddress = pageAddress({
  path: '/shared/:token',
  /** With ids the page shows those companies side by side. */
  search: { after: anId, ids: words, from: words },
  access: anyone,
});
