import { useQuery } from '@tanstack/react-query';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import type { AskedQuestion } from '#features/requests/core/contract/shapes.ts';
import { dayOf } from '#kernel/calendar.ts';
import { useNow } from '#web/use-now.ts';
import { tradeQuestionsQuery } from './queries.ts';
import type { RequestDraft } from './request-draft.ts';

type TradeQuestionsResponse = Awaited<ReturnType<ReturnType<typeof tradeQuestionsQuery>['queryFn']>>;

/** Returns the questions about the draft's trade; none before there is one. */
export const useTradeQuestions = ({ categoryId }: RequestDraft): readonly AskedQuestion[] => {
  // The questions are fetched once there is a trade: until then this reads the trades, which are cached.
  const { data } = useQuery<object>(categoryId === null ? tradeNamesQuery : tradeQuestionsQuery(categoryId));
  return data && 'questions' in data ? (data as TradeQuestionsResponse).questions : [];
};

/** A step is checked against these besides the draft. */
export const useStepValidationOptions = (draft: RequestDraft) => {
  const now = useNow();
  return { firstQuestion: useTradeQuestions(draft)[0]?.id ?? null, today: now ? dayOf(now) : '' };
};
