import { projectsToConfirmQuery } from '#features/projects/pages/web/index.ts';
import { quotesQuery } from '#features/quotes/core/web/index.ts';
import { invitationGroupQuery } from '#features/requests/core/web/index.ts';
import { visitCalendarQuery, visitsToAnswerQuery } from '#features/requests/visits/web/index.ts';
import type { EndpointQuery } from '#web/query.ts';

export const requestsToAnswerQuery = invitationGroupQuery('to-answer');

export const sentQuotesQuery = quotesQuery({ state: 'sent' });

export const quotesToChangeQuery = quotesQuery({ state: 'change-asked' });

/** Everything that waits for the company is read before the page is shown. */
export const todayQueries: readonly EndpointQuery[] = [
  visitCalendarQuery,
  requestsToAnswerQuery,
  sentQuotesQuery,
  quotesToChangeQuery,
  visitsToAnswerQuery,
  projectsToConfirmQuery,
];
