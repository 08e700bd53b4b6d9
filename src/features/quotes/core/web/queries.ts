import type { QueryClient } from '@tanstack/react-query';
import { getQuote, listQuotes } from '#features/quotes/core/contract/quotes.ts';
import type { QuoteState } from '#features/quotes/core/rules/quote-states.ts';
import { queryFor } from '#web/query.ts';

// The id is the one in the address: even if it is none it is requested, and the page shows the refusal.
export const quoteQuery = (id: string) => queryFor(getQuote, { params: { id } });

const LIST_PAGE = '50';

interface Shown {
  after?: number;
  project?: number;
  state?: QuoteState;
}

export const quotesQuery = ({ after, project, state }: Shown = {}) =>
  queryFor(listQuotes, {
    query: {
      limit: LIST_PAGE,
      ...(state !== undefined && { state }),
      ...(project !== undefined && { projectId: String(project) }),
      ...(after !== undefined && { cursor: String(after) }),
    },
  });

/** These quotes wait for the client they were sent to. */
export const openQuotesQuery = () => quotesQuery({ state: 'sent' });

export const quotesOfRequestQuery = (requestId: string) =>
  queryFor(listQuotes, { query: { requestId, limit: LIST_PAGE } });

export const quotesOfInvitationQuery = (invitationId: string) =>
  queryFor(listQuotes, { query: { invitationId, limit: LIST_PAGE } });

export const refetchQuotes = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/quote') || queryKey[2] === 'comparison',
  });
