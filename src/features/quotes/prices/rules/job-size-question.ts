import {
  latestQuestionSetVersion,
  questionSetOf,
  tradeWithQuestionsOf,
} from '#features/requests/core/rules/question-sets.ts';
import type { TradeQuestion } from '#features/requests/core/rules/trade-questions.ts';

/** The first question of a trade that asks for a number measures its jobs. */
export const jobSizeQuestionOf = (categoryName: string): TradeQuestion | undefined => {
  const trade = tradeWithQuestionsOf(categoryName);
  return trade === null
    ? undefined
    : questionSetOf(trade, latestQuestionSetVersion(trade)).questions.find(({ kind }) => kind === 'number');
};
