import type { QueryClient } from '@tanstack/react-query';
import { getCalendar } from '#visits/contract/calendar.ts';
import { getVisit, listVisits } from '#visits/contract/visits.ts';
import { questionFor } from '#web/query.ts';

// The id stands as the address gives it: what is no id is asked for too, and its refusal is the page's.
export const visitQuestion = (id: string) => questionFor(getVisit, { params: { id } });

const LIST_PAGE = '50';

export const visitsQuestion = (after?: number) =>
  questionFor(listVisits, {
    query: { limit: LIST_PAGE, ...(after !== undefined && { cursor: String(after) }) },
  });

export const visitsOfRequest = (requestId: string) =>
  questionFor(listVisits, { query: { requestId, limit: LIST_PAGE } });

export const visitsOfInvitation = (invitationId: string) =>
  questionFor(listVisits, { query: { invitationId, limit: LIST_PAGE } });

export const calendarQuestion = questionFor(getCalendar, { query: {} });

const parts = ['/api/visits', '/api/calendar'];

export const refetchVisits = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey }) => parts.includes(String(queryKey[0]).split('?')[0] ?? ''),
  });
