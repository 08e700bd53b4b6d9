import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getVisitCalendar } from '#features/requests/visits/contract/calendar.ts';
import { getVisit, listVisits } from '#features/requests/visits/contract/visits.ts';
import type { IsoDay } from '#kernel/calendar.ts';
import { queryFor } from '#web/query.ts';

// The id is the address's text: even an invalid one is fetched, and the page shows its refusal.
export const visitQuery = (id: string) => queryFor(getVisit, { params: { id } });

const LIST_PAGE = '50';

export const visitsQuery = (cursor?: number) =>
  queryFor(listVisits, {
    query: { limit: LIST_PAGE, ...(cursor !== undefined && { cursor: String(cursor) }) },
  });

/** Only this side can go on with these. */
export const visitsToAnswerQuery = queryFor(listVisits, { query: { turn: 'mine', limit: LIST_PAGE } });

export const visitsOfRequestQuery = (requestId: string) =>
  queryFor(listVisits, { query: { requestId, limit: LIST_PAGE } });

export const visitsOfInvitationQuery = (invitationId: string) =>
  queryFor(listVisits, { query: { invitationId, limit: LIST_PAGE } });

export const visitCalendarQuery = queryFor(getVisitCalendar, { query: {} });

const parts = ['/api/visits', '/api/calendar'];

export const refetchVisits = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey }) => parts.includes(String(queryKey[0]).split('?')[0] ?? ''),
  });

/** The server's day, so that a page is right whatever the browser's clock says; null while it is unknown. */
export const useToday = (): IsoDay | null => {
  const { data: calendar } = useQuery(visitCalendarQuery);
  return calendar?.days.find(({ isPast }) => !isPast)?.day ?? null;
};
