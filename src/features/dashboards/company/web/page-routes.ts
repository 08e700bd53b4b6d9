import { companyDashboardAccess } from '#web/navigation/page-access.ts';
import { pageRoute } from '#web/navigation/page-route.ts';
import { readId, readOneOf, readTextParameterUpTo } from '#web/navigation/search-parameters.ts';

export const companyDashboardRoute = pageRoute({
  path: '/company-dashboard',
  search: {
    tab: readOneOf('profile', 'messages', 'reviews', 'kpis', 'subscription'),
    /** Leads are shown as a list by default. */
    view: readOneOf('board', 'list'),
    /** Filters the list by one stage; on the board it is the column that a phone shows. */
    stage: readOneOf('new', 'talking', 'quoted', 'won', 'lost'),
    /** Matches part of the other person's name. */
    search: readTextParameterUpTo(100),
    /** By default the leads come first that have waited longest. */
    sort: readOneOf('latest'),
    /** Filters the leads that I look after. */
    whose: readOneOf('mine'),
    /** A long list goes on after this last id of the page before. */
    after: readId,
    /** The profile leads back to this quote, which its company was writing. */
    quote: readId,
    /** The figures cover so many days; by default the company's first span. */
    span: readOneOf('7', '30', '90', '365'),
  },
  access: companyDashboardAccess,
});
