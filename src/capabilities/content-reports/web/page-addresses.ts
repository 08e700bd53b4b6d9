import { openToAnyone, signedIn } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readWords } from '#web/navigation/search-parameters.ts';

/** What was taken down of one's own. */
export const withheldAddress = pageAddress({
  path: '/withheld/:id',
  search: {},
  access: signedIn,
});

export const reportAddress = pageAddress({
  path: '/report',
  /** What is reported, where somebody comes from it. */
  search: { address: readWords },
  access: openToAnyone,
});

export const reportStateAddress = pageAddress({
  path: '/report/:receipt',
  search: {},
  access: openToAnyone,
});
