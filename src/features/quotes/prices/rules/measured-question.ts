import { latestVersion, questionSetOf, tradeOf } from '#features/requests/core/rules/question-sets.ts';
import type { TradeQuestion } from '#features/requests/core/rules/trade-questions.ts';

/** The first question of a trade that asks for a number measures its jobs. */
export const measuredQuestion = (categoryName: string): TradeQuestion | undefined => {
  const trade = tradeOf(categoryName);
  return trade === null
    ? undefined
    : questionSetOf(trade, latestVersion(trade)).questions.find(({ kind }) => kind === 'number');
};
