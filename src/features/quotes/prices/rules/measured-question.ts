import { latestVersion, questionSetOf, tradeOf } from '#features/requests/core/rules/question-sets.ts';
import type { TradeQuestion } from '#features/requests/core/rules/trade-questions.ts';

/** What a job of this trade is measured by: the first number that is asked for. */
export const measuredQuestion = (categoryName: string): TradeQuestion | undefined => {
  const trade = tradeOf(categoryName);
  return trade === null
    ? undefined
    : questionSetOf(trade, latestVersion(trade)).questions.find(({ kind }) => kind === 'number');
};
