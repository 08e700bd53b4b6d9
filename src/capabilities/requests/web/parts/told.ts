import { noonOf } from '#kernel/calendar.ts';
import { decimalOf } from '#kernel/decimal.ts';
import type { Answer } from '#requests/rules/answers.ts';
import type { QuestionKind } from '#requests/rules/questions.ts';
import type { DwellingKind, Holder, TimingKind } from '#requests/rules/requests.ts';
import type { Strings } from '#strings/strings.ts';
import type { Format } from '#web/use-format.ts';
import type { Told } from './pairs.tsx';

type Asking = Strings['asking'];

interface Question {
  id: string;
  short: string;
  kind: QuestionKind;
  unit: string | null;
  options: readonly { id: string; label: string }[];
}

/** What a number is of. */
export const unitInWords = (unit: string | null, { units }: Pick<Asking, 'units'>): string =>
  unit === null ? '' : (Object.entries(units).find(([name]) => name === unit)?.[1] ?? unit);

/** An answer as a person reads it. */
export const answerInWords = (question: Question, answer: Answer, asking: Asking): string => {
  if (typeof answer === 'boolean') return answer ? asking.yes : asking.no;
  if (typeof answer === 'number') return `${answer} ${unitInWords(question.unit, asking)}`.trim();
  const labelOf = (id: string) => question.options.find((option) => option.id === id)?.label ?? id;
  if (Array.isArray(answer)) return answer.map(labelOf).join(', ');
  return question.kind === 'text' ? answer : labelOf(answer);
};

export const answersTold = (
  questions: readonly (Question & { answer: Answer | null })[],
  asking: Asking,
): Told[] =>
  questions.flatMap((question) =>
    question.answer === null
      ? []
      : [{ term: question.short, value: answerInWords(question, question.answer, asking) }],
  );

interface Home {
  kind: DwellingKind | null;
  builtYear: number | null;
  isMainResidence: boolean | null;
  holder: Holder | null;
}

export const dwellingInWords = ({ kind, builtYear, isMainResidence, holder }: Home, asking: Asking) => {
  if (!kind) return null;
  const name = asking.dwellings[kind];
  return [
    builtYear ? asking.builtIn(name, builtYear) : name,
    isMainResidence ? asking.mainResidenceShort.toLowerCase() : null,
    holder ? asking.holders[holder].toLowerCase() : null,
  ]
    .filter(Boolean)
    .join(', ');
};

export const timingInWords = (
  timing: { kind: TimingKind; date: string | null } | null,
  asking: Asking,
  format: Format,
): string | null => {
  if (!timing) return null;
  return timing.kind === 'date' && timing.date
    ? asking.onDay(format.weekday(timing.date).split(' ')[0] ?? '', format.longDate(noonOf(timing.date)))
    : asking.timings[timing.kind];
};

export const budgetInWords = (
  budget: { min: string; max: string } | null,
  asking: Asking,
  format: Format,
): string => {
  if (!budget) return asking.budgetUnknown;
  const write = (euros: string) => format.moneyAsGiven(decimalOf(euros, 2));
  const [low, high] = [write(budget.min), write(budget.max)];
  return low === high ? low : asking.budgetRange(low, high);
};
