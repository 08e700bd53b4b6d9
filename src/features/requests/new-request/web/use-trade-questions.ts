import { useQuery } from '@tanstack/react-query';
import { tradeNamesQuery } from '#features/directory/core/web/index.ts';
import type { AskedQuestion } from '#features/requests/core/contract/shapes.ts';
import { dayOf } from '#kernel/calendar.ts';
import { useNow } from '#web/use-now.ts';
import { tradeQuestionsQuery } from './queries.ts';
import type { RequestDraft } from './request-draft.ts';

type TradeQuestionsResponse = Awaited<ReturnType<ReturnType<typeof tradeQuestionsQuery>['queryFn']>>;

const nothingAsked = { questions: [], emergencies: [] };

/** Returns what is asked about the draft's trade, and which answers are emergencies; nothing before there is a trade. */
export const useQuestionsAndEmergencies = ({
  categoryId,
}: RequestDraft): Pick<TradeQuestionsResponse, 'questions' | 'emergencies'> => {
  // The questions are fetched once there is a trade: until then this reads the trades, which are cached.
  const { data } = useQuery<object>(categoryId === null ? tradeNamesQuery : tradeQuestionsQuery(categoryId));
  return data && 'questions' in data ? (data as TradeQuestionsResponse) : nothingAsked;
};

export const useTradeQuestions = (draft: RequestDraft): readonly AskedQuestion[] =>
  useQuestionsAndEmergencies(draft).questions;

/** A step is checked against these besides the draft. */
export const useStepValidationOptions = (draft: RequestDraft) => {
  const now = useNow();
  const questionIds = useTradeQuestions(draft).map(({ id }) => id);
  return { questionIds, firstQuestion: questionIds[0] ?? null, today: now ? dayOf(now) : '' };
};
