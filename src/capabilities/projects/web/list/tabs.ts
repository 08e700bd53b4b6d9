import type { projectsAddress } from '#projects/web/page-addresses.ts';
import { closedQuestion, listQuestion } from '#projects/web/questions.ts';
import type { MatchOf } from '#web/navigation/page-address.ts';
import type { Question } from '#web/query.ts';

export type ListMatch = MatchOf<typeof projectsAddress>;

export type ProjectListTab = 'active' | 'completed';

export const listTabIn = ({ search }: ListMatch): ProjectListTab => search.tab ?? 'active';

export const addressOfListTab = (tab: ProjectListTab, after?: string) => {
  const search = new URLSearchParams({
    ...(tab === 'active' ? {} : { tab }),
    ...(after === undefined ? {} : { after }),
  }).toString();
  return search ? `/projects?${search}` : '/projects';
};

export const shownQuestion = (match: ListMatch) =>
  listQuestion(listTabIn(match), match.search.after?.toString());

/** Those that were called off stand under the first page of the active ones. */
export const hasClosed = (match: ListMatch) =>
  listTabIn(match) === 'active' && match.search.after === undefined;

export const projectListQuestions = (match: ListMatch): Question[] => [
  shownQuestion(match),
  ...(hasClosed(match) ? [closedQuestion] : []),
];
