import { companyDesk } from '#web/navigation/access.ts';
import { pageAddress } from '#web/navigation/page-address.ts';
import { readId, readOneOf } from '#web/navigation/search-parameters.ts';

export const companyDashboardAddress = pageAddress({
  path: '/company-dashboard',
  search: {
    tab: readOneOf('profile', 'messages', 'reviews', 'kpis', 'subscription'),
    /** How leads are shown; a list unless said otherwise. */
    view: readOneOf('board', 'list'),
    /** Of the leads, those that I look after. */
    whose: readOneOf('mine'),
    /** Where a long list goes on: the last id of its page before. */
    after: readId,
    /** Of how many days the figures are; 30 unless said. */
    span: readOneOf('7', '30', '90', '365'),
  },
  access: companyDesk,
});
