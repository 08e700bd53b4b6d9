import { countLeads, type Lead, listDashboardLeads } from '#features/dashboards/company/contract/leads.ts';
import {
  companyDashboardCursorIn,
  type CompanyDashboardMatch,
  leadViewIn,
  showsOnlyMyLeads,
} from '#features/dashboards/company/web/tabs.ts';
import { leadsQuery } from '#features/messaging/core/web/index.ts';
import type { ListPage } from '#kernel/endpoint.ts';
import { queryFor } from '#web/query.ts';

export type ListPageOfLeads = ListPage<Lead>;

export const RECENT_LEAD_COUNT = 5;

export const recentLeadsQuery = queryFor(listDashboardLeads, { query: { limit: `${RECENT_LEAD_COUNT}` } });

export const leadPageQuery = (match: CompanyDashboardMatch) => {
  const { search, stage, sort = 'waiting' } = match.search;
  return queryFor(listDashboardLeads, {
    query: {
      cursor: companyDashboardCursorIn(match),
      mine: showsOnlyMyLeads(match) ? 'true' : undefined,
      // A board shows all of them; there the stage is the column that a phone shows.
      stage: leadViewIn(match) === 'list' ? stage : undefined,
      search,
      sort,
    },
  });
};

/** Counts and sums all columns, whatever page of the leads is shown. */
export const stageTotalsQuery = (match: CompanyDashboardMatch) =>
  queryFor(countLeads, {
    query: { mine: showsOnlyMyLeads(match) ? 'true' : undefined, search: match.search.search },
  });

/** Loads the leads of the address, their counts, and the conversations, whose changes fetch the leads again. */
export const leadQueries = (match: CompanyDashboardMatch) => [
  leadPageQuery(match),
  stageTotalsQuery(match),
  leadsQuery(),
];
