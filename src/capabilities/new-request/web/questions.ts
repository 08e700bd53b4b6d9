import type { QueryClient } from '@tanstack/react-query';
import { listCommunes } from '#directory/contract/directory.ts';
import { getQuestions, hintBudget, suggestCompanies } from '#new-request/contract/choosing.ts';
import { questionFor } from '#web/query.ts';

export const communesQuestion = questionFor(listCommunes, {});

export const questionsOf = (category: number) =>
  questionFor(getQuestions, { query: { category: String(category) } });

/** What must be answered about work of a trade; null where nothing is asked, or it cannot be known now. */
export const firstQuestionOf = async (
  client: QueryClient,
  category: number | null,
): Promise<string | null> => {
  if (category === null) return null;
  const { queryKey, queryFn } = questionsOf(category);
  const answer = await client.ensureQueryData({ queryKey, queryFn }).catch(() => null);
  return answer?.questions[0]?.id ?? null;
};

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

const isOf = (address: string) => (query: { queryKey: readonly unknown[] }) =>
  String(query.queryKey[0]).split('?')[0] === address;

export const refetchSuggestions = (client: QueryClient) =>
  void client.invalidateQueries({ predicate: isOf('/api/request-suggestions') });
