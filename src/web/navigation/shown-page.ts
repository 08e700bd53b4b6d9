import type { QueryClient } from '@tanstack/react-query';
import { loadPart } from '#web/load-part.ts';
import { type LoadedPage, type ReadAnswer, tablesAt } from '#web/page.ts';
import type { Question } from '#web/query.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuestion } from '#web/visitor.ts';
import { type FoundRoute, routeFor } from './find-route.ts';

/** A page that is ready to be shown, and where. */
export interface ShownPage {
  address: string;
  found: FoundRoute;
  page: LoadedPage;
}

export const answersIn =
  (client: QueryClient): ReadAnswer =>
  (question) =>
    client.getQueryData(question.queryKey);

/** Those of the second call that the first did not ask. */
export const furtherQuestions = (first: readonly Question[], second: readonly Question[]): Question[] =>
  second.filter(({ address }) => first.every((asked) => asked.address !== address));

/**
 * Fetches a page's code and sentences alone: its answers came with the document, and a refusal among them
 * is one too.
 */
export const findPage = async (
  address: string,
  client: QueryClient,
  strings: StringsSource,
): Promise<ShownPage> => {
  const found = routeFor(address, answersIn(client)(visitorQuestion) ?? null);
  const { page } = await loadPart(found.route.load);
  await strings.load(tablesAt(page, found.match));
  return { address, found, page };
};

/** Fetches a page's code, sentences and answers. An answer that fails is kept as failed: the page shows it. */
export const loadPage = async (
  address: string,
  client: QueryClient,
  strings: StringsSource,
  onPage?: (page: LoadedPage) => void,
): Promise<ShownPage> => {
  const shownPage = await findPage(address, client, strings);
  const { page, found } = shownPage;
  onPage?.(page);
  const ask = (questions: readonly Question[]) =>
    Promise.all(questions.map(({ queryKey, queryFn }) => client.prefetchQuery({ queryKey, queryFn })));
  const visitor = answersIn(client)(visitorQuestion) ?? null;
  const questions = () => page.questions(found.match, { visitor, read: answersIn(client) });
  const first = questions();
  await ask(first);
  await ask(furtherQuestions(first, questions()));
  return shownPage;
};
