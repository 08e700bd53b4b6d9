import type { QueryClient } from '@tanstack/react-query';
import { listCommunes } from '#features/directory/core/contract/directory.ts';
import {
  findCommuneByPostalCode,
  getBudgetHint,
  getTradeQuestions,
  suggestCompanies,
} from '#features/requests/new-request/contract/form-lookups.ts';
import { queryFor } from '#web/query.ts';

export const communesQuery = queryFor(listCommunes, {});

export const communeOfPostalCodeQuery = (postalCode: string) =>
  queryFor(findCommuneByPostalCode, { query: { postalCode } });

export const tradeQuestionsQuery = (category: number) =>
  queryFor(getTradeQuestions, { query: { category: String(category) } });

/** The first question of a trade must be answered; there are none without a trade, or if they cannot be loaded now. */
export const fetchQuestionIds = async (client: QueryClient, category: number | null): Promise<string[]> => {
  if (category === null) return [];
  const { queryKey, queryFn } = tradeQuestionsQuery(category);
  const tradeQuestions = await client.ensureQueryData({ queryKey, queryFn }).catch(() => null);
  return tradeQuestions?.questions.map(({ id }) => id) ?? [];
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
