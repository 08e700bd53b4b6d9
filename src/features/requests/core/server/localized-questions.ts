import type { AskedQuestion } from '#features/requests/core/contract/shapes.ts';
import {
  questionSetOf,
  type TradeWithQuestions,
  tradeWithQuestionsOf,
} from '#features/requests/core/rules/question-sets.ts';
import type { QuestionSet } from '#features/requests/core/rules/trade-questions.ts';
import type { TradeWords } from '#features/requests/core/strings/en/questions.ts';
import type { Language } from '#kernel/language.ts';
import { stringsOf } from '#strings/strings.ts';

interface TradeVersion {
  trade: string | null;
  questionVersion: number | null;
}

/** A request keeps the version of the question set it began with. A trade without questions has none. */
export const questionSetOfRequest = ({ trade, questionVersion }: TradeVersion): QuestionSet | null => {
  const knownTrade = trade === null ? null : tradeWithQuestionsOf(trade);
  return knownTrade && questionVersion !== null ? questionSetOf(knownTrade, questionVersion) : null;
};

export const tradeQuestionStringsOf = (trade: TradeWithQuestions, language: Language): TradeWords =>
  stringsOf(language).questions[trade];

export const localizedQuestionsOf = (
  trade: TradeWithQuestions,
  { questions }: QuestionSet,
  language: Language,
): AskedQuestion[] => {
  const words = tradeQuestionStringsOf(trade, language);
  return questions.map(({ id, kind, unit, options }) => {
    const questionText = words.questions[id];
    if (!questionText) throw new Error(`The question ${id} of ${trade} has no words`);
    return {
      id,
      label: questionText.label,
      short: questionText.short,
      note: questionText.note ?? null,
      kind,
      unit,
      options: options.map((option) => ({ id: option, label: questionText.options?.[option] ?? option })),
    };
  });
};
