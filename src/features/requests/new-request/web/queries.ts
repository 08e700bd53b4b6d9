import type { QueryClient } from '@tanstack/react-query';
import { listCommunes } from '#features/directory/core/contract/directory.ts';
import {
  getBudgetHint,
  getTradeQuestions,
  suggestCompanies,
} from '#features/requests/new-request/contract/form-lookups.ts';
import { queryFor } from '#web/query.ts';

export const communesQuery = queryFor(listCommunes, {});

export const tradeQuestionsQuery = (category: number) =>
  queryFor(getTradeQuestions, { query: { category: String(category) } });

/** Finds the question that must be answered about a trade; null where there is none, or it cannot be loaded now. */
export const fetchFirstQuestionId = async (
  client: QueryClient,
  category: number | null,
): Promise<string | null> => {
  if (category === null) return null;
  const { queryKey, queryFn } = tradeQuestionsQuery(category);
  const tradeQuestions = await client.ensureQueryData({ queryKey, queryFn }).catch(() => null);
  return tradeQuestions?.questions[0]?.id ?? null;
};

export const budgetHintQuery = (category: number) =>
  queryFor(getBudgetHint, { query: { category: String(category) } });

export const companySuggestionsQuery = (criteria: {
  category: number;
  commune: string;
  query?: string;
  companies?: string;
  folder?: string;
  on?: string;
}) => queryFor(suggestCompanies, { query: { ...criteria, category: String(criteria.category) } });

const isOf = (address: string) => (query: { queryKey: readonly unknown[] }) =>
  String(query.queryKey[0]).split('?')[0] === address;

export const refetchCompanySuggestions = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOf('/api/request-suggestions') });
