import type { QueryClient } from '@tanstack/react-query';
import { getQuote, listQuotes } from '#quotes/contract/quotes.ts';
import type { QuoteState } from '#quotes/rules/quote-states.ts';
import { questionFor } from '#web/query.ts';

// The id stands as the address gives it: what is no id is asked for too, and its refusal is the page's.
export const quoteQuestion = (id: string) => questionFor(getQuote, { params: { id } });

const LIST_PAGE = '50';

interface Shown {
  after?: number;
  project?: number;
  state?: QuoteState;
}

export const quotesQuestion = ({ after, project, state }: Shown = {}) =>
  questionFor(listQuotes, {
    query: {
      limit: LIST_PAGE,
      ...(state !== undefined && { state }),
      ...(project !== undefined && { projectId: String(project) }),
      ...(after !== undefined && { cursor: String(after) }),
    },
  });

/** What waits for whoever it was sent to. */
export const openQuotesQuestion = () => quotesQuestion({ state: 'sent' });

export const quotesOfRequest = (requestId: string) =>
  questionFor(listQuotes, { query: { requestId, limit: LIST_PAGE } });

export const quotesOfInvitation = (invitationId: string) =>
  questionFor(listQuotes, { query: { invitationId, limit: LIST_PAGE } });

export const refetchQuotes = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/quote') || queryKey[2] === 'comparison',
  });
