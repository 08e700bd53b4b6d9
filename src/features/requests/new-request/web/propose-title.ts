import type { AskedQuestion } from '#features/requests/core/contract/shapes.ts';
import type { AnswerValue } from '#features/requests/core/rules/question-answers.ts';
import { unitInWords } from '#features/requests/core/rules/request-in-words.ts';

/** These say nothing in a title. */
const VAGUE = ['other', 'unknown', 'advice'];

type Words = (work: string, size: string | null, more: string | null) => string;

/** The title names the work, its main number and its details: 'Re-roof all of it, 96 m², Natural slate'. */
export const proposeRequestTitle = (
  questions: readonly AskedQuestion[],
  answers: Readonly<Record<string, AnswerValue>>,
  words: Words,
  strings: Parameters<typeof unitInWords>[1],
): string => {
  const labelOf = (question: AskedQuestion | undefined): string | null => {
    const answer = question && answers[question.id];
    if (typeof answer !== 'string' || VAGUE.includes(answer)) return null;
    return question?.options.find(({ id }) => id === answer)?.label ?? null;
  };
  const [first, ...otherQuestions] = questions;
  const work = labelOf(first);
  if (!work) return '';
  const size = questions.find(({ kind, id }) => kind === 'number' && typeof answers[id] === 'number');
  const more = otherQuestions.find(({ kind }) => kind === 'choice');
  return words(
    work,
    size ? `${String(answers[size.id])} ${unitInWords(size.unit, strings)}`.trim() : null,
    labelOf(more),
  );
};
