import { renderToString } from 'react-dom/server';
import { themeScript } from '#design/theme.ts';
import type { User } from '#kernel/current-user.ts';
import type { Language } from '#kernel/language.ts';
import { isSameData } from '#kernel/same-data.ts';
import { type Strings, stringsOf } from '#strings/strings.ts';
import { App } from '#web/app.tsx';
import { elsewhereFor, routeFor } from '#web/navigation/find-route.ts';
import { answersIn, furtherQuestions } from '#web/navigation/shown-page.ts';
import { withWantedPage } from '#web/navigation/wanted-page.ts';
import { tablesAt } from '#web/page.ts';
import type { PageData } from '#web/page-data.ts';
import { fillClient } from '#web/page-data.ts';
import { createQueryClient, type Question } from '#web/query.ts';
import type { PageRequest, RenderPage } from '#web/rendered-page.ts';
import { offerScript } from '#web/shell/offer-script.ts';
import { loadOwnFrame } from '#web/shell/own/use-own-frame.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuestion } from '#web/visitor.ts';
import './routes.ts';
import './strings/all-strings.ts';

/** What runs before the first paint. */
export const headScript = themeScript + offerScript;

export { isProfilePage, readAddress } from '#web/navigation/find-route.ts';

const answerAll = (request: PageRequest, questions: readonly Question[]): Promise<PageData['answers']> =>
  Promise.all(
    questions.map(async ({ endpoint, address, queryKey }) => {
      const answer = await request.ask(endpoint, address);
      return answer.isOk
        ? { key: queryKey, value: answer.value }
        : { key: queryKey, error: { status: answer.status, body: answer.body } };
    }),
  );

/** What the page's scripts are given of its answers. */
const carriedOf = (answers: PageData['answers'], questions: readonly Question[]): PageData['answers'] => {
  const carry = new Map(questions.map((question) => [question.queryKey, question.carry]));
  return answers.map((answer) => {
    const partOf = answer.error === undefined && carry.get(answer.key);
    return partOf ? { ...answer, value: partOf(answer.value) } : answer;
  });
};

// The first thing a page needs and does not get decides what the page is: 404 for a missing company.
const statusOf = (answers: PageData['answers']) =>
  answers.find((answer) => answer.error !== undefined)?.error?.status;

// Every table is here already.
const onServer = (language: Language, strings: Strings): StringsSource => ({
  language,
  strings,
  load: async () => undefined,
});

/** Renders a page for one visitor: match, judge, answer its questions, render. */
export const renderPage: RenderPage = async (request) => {
  const found = routeFor(request.address, request.person);
  const redirectTo = elsewhereFor(found, request.person);
  if (redirectTo !== null) {
    const hasMoved = found.route.hasMoved ?? false;
    return { redirectTo: withWantedPage(redirectTo, request.address), hasMoved };
  }

  const { page } = await found.route.load();
  const strings = onServer(request.language, stringsOf(request.language));
  if (request.person) await loadOwnFrame(strings);
  const client = createQueryClient();
  const known = { visitor: request.person, read: answersIn(client) };
  const first = page.questions(found.match, known);
  const answers = await answerAll(request, request.person ? [visitorQuestion, ...first] : first);
  // Nobody is signed in: that is an answer too, and spares every page a request.
  if (!request.person) answers.unshift({ key: visitorQuestion.queryKey, value: null });
  fillClient(client, answers);
  const further = furtherQuestions(first, page.questions(found.match, known));
  const furtherAnswers = await answerAll(request, further);
  const all = [...answers, ...furtherAnswers];
  if (isSameData(all, request.answeredBefore)) return { isAsBefore: true };
  fillClient(client, furtherAnswers);
  const data: PageData = {
    language: request.language,
    site: request.site,
    answers: carriedOf(all, [...first, ...further]),
  };
  return {
    status: statusOf(data.answers) ?? page.status ?? 200,
    name: found.name,
    language: request.language,
    tables: tablesAt(page, found.match),
    isSignedIn: request.person !== null,
    accountLanguage: client.getQueryData<User | null>(visitorQuestion.queryKey)?.language ?? null,
    shown: page.shows?.({ match: found.match, read: answersIn(client) }),
    head: page.head({
      match: found.match,
      language: request.language,
      strings: strings.strings,
      read: answersIn(client),
    }),
    markup: renderToString(
      <App
        client={client}
        strings={strings}
        site={request.site}
        first={{ address: request.address, found, page }}
      />,
    ),
    data,
    answers: all,
    isPublic: [...first, ...further].every(({ endpoint }) => endpoint.isPublic === true),
  };
};
