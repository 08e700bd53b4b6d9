import { listActivity } from '#features/dashboards/client/contract/activity.ts';
import { foldersQuery, likesQuery } from '#features/folders/core/web/index.ts';
import {
  leadsQuery,
  messageableCompaniesQuery,
  unreadMessagesQuery,
} from '#features/messaging/core/web/index.ts';
import { ownProjectsQuery } from '#features/projects/pages/web/index.ts';
import { openQuotesQuery } from '#features/quotes/core/web/index.ts';
import { requestsQuery } from '#features/requests/core/web/index.ts';
import { visitCalendarQuery, visitsToAnswerQuery } from '#features/requests/visits/web/index.ts';
import type { PageQueryContext } from '#web/page.ts';
import { type EndpointQuery, queryFor } from '#web/query.ts';
import { type DashboardMatch, type DashboardTabName, dashboardTabIn } from './tabs.ts';

export const activityQuery = queryFor(listActivity, {});

export const dashboardLikesQuery = ({ search }: DashboardMatch) => likesQuery(search.after?.toString());

const queriesOfTab: Record<
  DashboardTabName,
  (match: DashboardMatch, context: PageQueryContext) => EndpointQuery[]
> = {
  overview: (_, { visitor }) => [
    foldersQuery,
    likesQuery(),
    ownProjectsQuery,
    leadsQuery(),
    activityQuery,
    ...(visitor?.userType === 'private'
      ? [requestsQuery(), openQuotesQuery(), visitsToAnswerQuery, visitCalendarQuery]
      : []),
  ],
  folders: () => [foldersQuery, ownProjectsQuery],
  // Only clients need the list of companies to write to.
  messages: (_, { visitor }) => [
    leadsQuery(),
    ...(visitor?.userType === 'private' ? [messageableCompaniesQuery()] : []),
  ],
  contacts: (match) => [dashboardLikesQuery(match)],
};

export const dashboardQueries = (match: DashboardMatch, context: PageQueryContext): EndpointQuery[] => [
  unreadMessagesQuery(),
  ...queriesOfTab[dashboardTabIn(match)](match, context),
];
