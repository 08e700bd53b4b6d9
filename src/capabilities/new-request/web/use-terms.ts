import { tradesQuestion } from '#directory/web/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { AskedQuestion } from '#requests/contract/shapes.ts';
import { useOutcome } from '#web/query.ts';
import { useNow } from '#web/use-now.ts';
import type { RequestDraft } from './draft.ts';
import { questionsOf } from './questions.ts';

type TradeQuestions = Awaited<ReturnType<ReturnType<typeof questionsOf>['queryFn']>>;

/** What is asked about work of the draft's trade; nothing before there is one. */
export const useAsked = ({ categoryId }: RequestDraft): readonly AskedQuestion[] => {
  // Asked once there is a trade: until then the trades are there already.
  const { answer } = useOutcome<object>(categoryId === null ? tradesQuestion : questionsOf(categoryId));
  return answer && 'questions' in answer ? (answer as TradeQuestions).questions : [];
};

/** What a step is measured by besides the draft. */
export const useTerms = (draft: RequestDraft) => {
  const now = useNow();
  return { firstQuestion: useAsked(draft)[0]?.id ?? null, today: now ? dayOf(now) : '' };
};
