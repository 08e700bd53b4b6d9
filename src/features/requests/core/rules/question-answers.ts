import type { QuestionKind, QuestionSet, TradeQuestion } from './trade-questions.ts';

/** An answer is an option's id, several of them, a number, yes or no, or words. */
export type AnswerValue = string | string[] | number | boolean;

export interface QuestionAnswer {
  id: string;
  answer: AnswerValue;
}

export const MAX_ANSWER_LENGTH = 500;
export const MAX_NUMBER_ANSWER = 100_000;

const isOption = ({ options }: TradeQuestion, answer: unknown) =>
  typeof answer === 'string' && options.includes(answer);

const fits: Record<QuestionKind, (question: TradeQuestion, answer: AnswerValue) => boolean> = {
  choice: isOption,
  several: (question, answer) =>
    Array.isArray(answer) &&
    answer.length > 0 &&
    new Set(answer).size === answer.length &&
    answer.every((option) => isOption(question, option)),
  number: (_, answer) => typeof answer === 'number' && answer > 0 && answer <= MAX_NUMBER_ANSWER,
  'yes-no': (_, answer) => typeof answer === 'boolean',
  text: (_, answer) =>
    typeof answer === 'string' && answer.trim().length > 0 && answer.length <= MAX_ANSWER_LENGTH,
};

/** Finds why these do not answer a set's questions, or null: each is answered once and with the type it asks for. */
export const findAnswersFault = ({ questions }: QuestionSet, answers: readonly QuestionAnswer[]) => {
  if (new Set(answers.map(({ id }) => id)).size < answers.length) return 'answeredTwice' as const;
  for (const { id, answer } of answers) {
    const question = questions.find((candidate) => candidate.id === id);
    if (!question) return 'notAsked' as const;
    if (!fits[question.kind](question, answer)) return 'wrongAnswer' as const;
  }
  return null;
};

/** Only the first question has to be answered. */
export const hasRequiredAnswer = ({ questions }: QuestionSet, answers: readonly QuestionAnswer[]): boolean =>
  questions[0] === undefined || answers.some(({ id }) => id === questions[0]?.id);
