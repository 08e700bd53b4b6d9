import { companyDesk } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { anId, oneOf } from '#web/navigation/search.ts';

export const companyDashboardAddress = pageAddress({
  path: '/company-dashboard',
  search: {
    tab: oneOf('profile', 'messages', 'reviews', 'kpis', 'subscription'),
    /** How leads are shown; a list unless said otherwise. */
    view: oneOf('board', 'list'),
    /** Where a long list goes on: the last id of its page before. */
    after: anId,
    /** Of how many days the figures are; 30 unless said. */
    span: oneOf('7', '30', '90', '365'),
  },
  access: companyDesk,
});
