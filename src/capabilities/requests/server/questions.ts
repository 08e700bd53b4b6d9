import type { Language } from '#kernel/language.ts';
import type { AskedQuestion } from '#requests/contract/shapes.ts';
import { questionSetOf, type Trade, tradeOf } from '#requests/rules/question-sets.ts';
import type { QuestionSet } from '#requests/rules/questions.ts';
import type { TradeWords } from '#requests/strings/en/questions.ts';
import { stringsOf } from '#strings/strings.ts';

interface Asked {
  trade: string | null;
  questionVersion: number | null;
}

/** The question set a request was begun with. A trade without questions has none. */
export const setOf = ({ trade, questionVersion }: Asked): QuestionSet | null => {
  const known = trade === null ? null : tradeOf(trade);
  return known && questionVersion !== null ? questionSetOf(known, questionVersion) : null;
};

export const tradeWordsOf = (trade: Trade, language: Language): TradeWords =>
  stringsOf(language).questions[trade];

/** A trade's questions in the reader's language. */
export const wordedQuestions = (
  trade: Trade,
  { questions }: QuestionSet,
  language: Language,
): AskedQuestion[] => {
  const words = tradeWordsOf(trade, language);
  return questions.map(({ id, kind, unit, options }) => {
    const of = words.questions[id];
    if (!of) throw new Error(`The question ${id} of ${trade} has no words`);
    return {
      id,
      label: of.label,
      short: of.short,
      note: of.note ?? null,
      kind,
      unit,
      options: options.map((option) => ({ id: option, label: of.options?.[option] ?? option })),
    };
  });
};
