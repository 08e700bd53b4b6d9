import type { AskedQuestion } from '#requests/contract/shapes.ts';
import type { Answer } from '#requests/rules/answers.ts';
import { unitInWords } from '#requests/web/index.ts';

/** What is no news in a title. */
const VAGUE = ['other', 'unknown', 'advice'];

type Words = (work: string, size: string | null, more: string | null) => string;

/** The work, its main number and what stands beside it: 'Re-roof all of it, 96 m², Natural slate'. */
export const proposedTitle = (
  asked: readonly AskedQuestion[],
  answers: Readonly<Record<string, Answer>>,
  words: Words,
  asking: Parameters<typeof unitInWords>[1],
): string => {
  const labelOf = (question: AskedQuestion | undefined): string | null => {
    const given = question && answers[question.id];
    if (typeof given !== 'string' || VAGUE.includes(given)) return null;
    return question?.options.find(({ id }) => id === given)?.label ?? null;
  };
  const [first, ...others] = asked;
  const work = labelOf(first);
  if (!work) return '';
  const size = asked.find(({ kind, id }) => kind === 'number' && typeof answers[id] === 'number');
  const more = others.find(({ kind }) => kind === 'choice');
  return words(
    work,
    size ? `${String(answers[size.id])} ${unitInWords(size.unit, asking)}`.trim() : null,
    labelOf(more),
  );
};
