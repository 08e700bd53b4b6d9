import type { sentences as english } from '#features/requests/core/strings/en/asking.ts';
import { type IsoDay, noonOf } from '#kernel/calendar.ts';
import { parseDecimalOrThrow } from '#kernel/decimal.ts';
import type { TranslationType } from '#kernel/translation-type.ts';
import type { AnswerValue } from './question-answers.ts';
import type { DwellingHolder, DwellingKind, TimingKind } from './requests.ts';
import type { QuestionKind } from './trade-questions.ts';

type AskingStrings = TranslationType<typeof english>;

interface Format {
  weekday: (day: IsoDay) => string;
  longDate: (date: Date) => string;
  moneyAsGiven: (cents: bigint) => string;
}

interface SummaryQuestion {
  id: string;
  short: string;
  kind: QuestionKind;
  unit: string | null;
  options: readonly { id: string; label: string }[];
}

/** A unit that is written alike in every language stays as it is. */
export const unitInWords = (unit: string | null, { units }: Pick<AskingStrings, 'units'>): string =>
  unit === null ? '' : (Object.entries(units).find(([name]) => name === unit)?.[1] ?? unit);

export const answerInWords = (
  question: SummaryQuestion,
  answer: AnswerValue,
  strings: AskingStrings,
): string => {
  if (typeof answer === 'boolean') return answer ? strings.yes : strings.no;
  if (typeof answer === 'number') return `${answer} ${unitInWords(question.unit, strings)}`.trim();
  const labelOf = (id: string) => question.options.find((option) => option.id === id)?.label ?? id;
  if (Array.isArray(answer)) return answer.map(labelOf).join(', ');
  return question.kind === 'text' ? answer : labelOf(answer);
};

export const answerDefinitionRows = (
  questions: readonly (SummaryQuestion & { answer: AnswerValue | null })[],
  strings: AskingStrings,
): { term: string; value: string }[] =>
  questions.flatMap((question) =>
    question.answer === null
      ? []
      : [{ term: question.short, value: answerInWords(question, question.answer, strings) }],
  );

interface Home {
  kind: DwellingKind | null;
  builtYear: number | null;
  isMainResidence: boolean | null;
  holder: DwellingHolder | null;
}

export const dwellingInWords = (
  { kind, builtYear, isMainResidence, holder }: Home,
  strings: AskingStrings,
) => {
  if (!kind) return null;
  const name = strings.dwellings[kind];
  return [
    builtYear ? strings.builtIn(name, builtYear) : name,
    isMainResidence ? strings.mainResidenceShort.toLowerCase() : null,
    holder ? strings.holders[holder].toLowerCase() : null,
  ]
    .filter(Boolean)
    .join(', ');
};

export const timingInWords = (
  timing: { kind: TimingKind; date: string | null } | null,
  strings: AskingStrings,
  format: Format,
): string | null => {
  if (!timing) return null;
  return timing.kind === 'date' && timing.date
    ? strings.onDay(format.weekday(timing.date).split(' ')[0] ?? '', format.longDate(noonOf(timing.date)))
    : strings.timings[timing.kind];
};

export const budgetInWords = (
  budget: { min: string; max: string } | null,
  strings: AskingStrings,
  format: Format,
): string => {
  if (!budget) return strings.budgetUnknown;
  const write = (euros: string) => format.moneyAsGiven(parseDecimalOrThrow(euros, 2));
  const [low, high] = [write(budget.min), write(budget.max)];
  return low === high ? low : strings.budgetRange(low, high);
};
