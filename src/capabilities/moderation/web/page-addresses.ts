import { anyone } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, words } from '#web/navigation/search.ts';

export const adminAddress = pageAddress({
  path: '/admin',
  search: {
    tab: words,
    /** Where a long queue or the log goes on: the last id of its page before. */
    after: anId,
    q: words,
  },
  // Whoever may not enter is not sent elsewhere: there is nothing here for them (the questions answer 404).
  access: anyone,
});

export const reportAddress = pageAddress({
  path: '/report',
  /** What is reported, where somebody comes from it. */
  search: { address: words },
  access: anyone,
});

export const reportStateAddress = pageAddress({
  path: '/report/:receipt',
  search: {},
  access: anyone,
});
