import type { QueryClient } from '@tanstack/react-query';
import { listCategories, listCommunes } from '#directory/contract/directory.ts';
import { getQuestions, hintBudget, suggestCompanies } from '#requests/contract/choosing.ts';
import { getInvitation, listInvitations } from '#requests/contract/invitations.ts';
import { getRequest, listRequests } from '#requests/contract/requests.ts';
import { questionFor } from '#web/query.ts';

export const tradesQuestion = questionFor(listCategories, {});
export const communesQuestion = questionFor(listCommunes, {});

export const questionsOf = (category: number) =>
  questionFor(getQuestions, { query: { category: String(category) } });

export const budgetHintOf = (category: number) =>
  questionFor(hintBudget, { query: { category: String(category) } });

export const suggestionsFor = (wanted: {
  category: number;
  commune: string;
  query?: string;
  companies?: string;
  folder?: string;
  on?: string;
}) => questionFor(suggestCompanies, { query: { ...wanted, category: String(wanted.category) } });

// The id stands as the address gives it: what is no id is asked for too, and its refusal is the page's.
export const requestQuestion = (id: string) => questionFor(getRequest, { params: { id } });
export const invitationQuestion = (id: string) => questionFor(getInvitation, { params: { id } });

const LIST_PAGE = '50';

export const requestsQuestion = (after?: number) =>
  questionFor(listRequests, {
    query: { limit: LIST_PAGE, ...(after !== undefined && { cursor: String(after) }) },
  });

export const invitationsQuestion = questionFor(listInvitations, { query: { limit: '20' } });

const isOf = (address: string) => (query: { queryKey: readonly unknown[] }) =>
  String(query.queryKey[0]).split('?')[0] === address;

export const refetchRequests = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOf('/api/requests') });

export const refetchSuggestions = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOf('/api/request-suggestions') });

/** It may not be read any more: asked for again it would be refused, and the page that still shows it with it. */
export const forgetInvitation = (client: QueryClient, id: number) => {
  const isIt = ({ queryKey }: { queryKey: readonly unknown[] }) => String(queryKey[1]) === String(id);
  void client.invalidateQueries({
    predicate: (query) => isOf('/api/invitations')(query) && !isIt(query),
  });
  void client.invalidateQueries({
    predicate: (query) => isOf('/api/invitations')(query) && isIt(query),
    refetchType: 'none',
  });
};

export const refetchInvitations = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOf('/api/invitations') });
