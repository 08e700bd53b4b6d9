import type { QueryClient } from '@tanstack/react-query';
import { compareQuotes } from '#quotes/contract/comparison.ts';
import { getQuote, listQuotes } from '#quotes/contract/quotes.ts';
import { questionFor } from '#web/query.ts';

// The id stands as the address gives it: what is no id is asked for too, and its refusal is the page's.
export const quoteQuestion = (id: string) => questionFor(getQuote, { params: { id } });

const LIST_PAGE = '50';

export const quotesQuestion = ({ after, project }: { after?: number; project?: number } = {}) =>
  questionFor(listQuotes, {
    query: {
      limit: LIST_PAGE,
      ...(project !== undefined && { projectId: String(project) }),
      ...(after !== undefined && { cursor: String(after) }),
    },
  });

export const quotesOfRequest = (requestId: string) =>
  questionFor(listQuotes, { query: { requestId, limit: LIST_PAGE } });

export const quotesOfInvitation = (invitationId: string) =>
  questionFor(listQuotes, { query: { invitationId, limit: LIST_PAGE } });

export const comparisonQuestion = (requestId: string) =>
  questionFor(compareQuotes, { params: { id: requestId } });

export const refetchQuotes = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey }) =>
      String(queryKey[0]).startsWith('/api/quotes') || queryKey[2] === 'comparison',
  });
