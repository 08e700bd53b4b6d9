import { companyDesk } from '#web/navigation/access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readOneOf, readWordsUpTo } from '#web/navigation/search-parameters.ts';

export const companyDashboardRoute = pageRoute({
  path: '/company-dashboard',
  search: {
    tab: readOneOf('profile', 'messages', 'reviews', 'kpis', 'subscription'),
    /** How leads are shown; a list unless said otherwise. */
    view: readOneOf('board', 'list'),
    /** In the list those of one stage; on the board the column that a phone shows. */
    stage: readOneOf('new', 'talking', 'quoted', 'won', 'lost'),
    /** Part of the name of whom a lead is with. */
    search: readWordsUpTo(100),
    /** Those first that wait longest, unless said otherwise. */
    sort: readOneOf('latest'),
    /** Of the leads, those that I look after. */
    whose: readOneOf('mine'),
    /** Where a long list goes on: the last id of its page before. */
    after: readId,
    /** Of how many days the figures are; those the company sees first unless said. */
    span: readOneOf('7', '30', '90', '365'),
  },
  access: companyDesk,
});
