import type { QueryClient } from '@tanstack/react-query';
import { listDashboardLeads } from '#features/dashboards/company/contract/leads.ts';
import type { QuoteLiveEvents } from '#features/quotes/core/contract/live-events.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';

const refetchLeads = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith(listDashboardLeads.url),
  });

type Heard = Pick<QuoteLiveEvents, 'quote'>;
type Hearing = { [Name in keyof Heard]: (data: Heard[Name], context: LiveHandlerContext) => void };

const hear: Hearing = { quote: (_, { client }) => refetchLeads(client) };

/** A lead's stage may change with its quote. */
export const liveEventHandlers: LiveEventHandlers = { hear, refresh: ({ client }) => refetchLeads(client) };
