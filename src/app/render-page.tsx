import { renderToString } from 'react-dom/server';
import { themeScript } from '#design/theme.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { isDeepEqual } from '#kernel/deep-equal.ts';
import type { Language } from '#kernel/language.ts';
import { type Strings, stringsOf } from '#strings/strings.ts';
import { App } from '#web/app.tsx';
import { redirectFor, findRouteForVisitor } from '#web/navigation/find-route.ts';
import { createCacheReader, findQueriesOnlyInSecond } from '#web/navigation/load-page.ts';
import { withWantedPage } from '#web/navigation/return-to.ts';
import type { PageData } from '#web/page-data.ts';
import { fillQueryCache } from '#web/page-data.ts';
import { stringTablesOf } from '#web/page.ts';
import { createQueryClient, type EndpointQuery } from '#web/query.ts';
import type { PageRequest, RenderPage } from '#web/rendered-page.ts';
import { languageOfferScript } from '#web/shell/language-offer-script.ts';
import { loadSignedInHeader } from '#web/shell/signed-in/use-signed-in-header.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuery } from '#web/visitor.ts';
import { frameQueriesFor } from './frame-queries.ts';
import './routes.ts';
import './strings/all-strings.ts';

/** This script runs before the first paint. */
export const inlineHeadScript = themeScript + languageOfferScript;

export { canonicalPath, isProfilePage } from '#web/navigation/find-route.ts';

const runQueries = (request: PageRequest, queries: readonly EndpointQuery[]): Promise<PageData['answers']> =>
  Promise.all(
    queries.map(async ({ endpoint, address, queryKey }) => {
      const result = await request.call(endpoint, address);
      return result.isOk
        ? { key: queryKey, value: result.value }
        : { key: queryKey, error: { status: result.status, body: result.body } };
    }),
  );

/** Trims the responses to the part that the page's scripts need. */
const carriedOf = (
  responses: PageData['answers'],
  queries: readonly EndpointQuery[],
  language: Language,
): PageData['answers'] => {
  const carry = new Map(queries.map((query) => [query.queryKey, query.trimForPage]));
  return responses.map((response) => {
    const partOf = response.error === undefined && carry.get(response.key);
    return partOf ? { ...response, value: partOf(response.value, language) } : response;
  });
};

// The first response that fails decides the page's status: 404 for a missing company.
const statusOf = (responses: PageData['answers']) =>
  responses.find((response) => response.error !== undefined)?.error?.status;

// The server has every table loaded already.
const onServer = (language: Language, strings: Strings): StringsSource => ({
  language,
  strings,
  load: async () => undefined,
});

/** Renders a page for one visitor: finds the route, checks access, runs the queries, renders. */
export const renderPage: RenderPage = async (request) => {
  const foundRoute = findRouteForVisitor(request.address, request.person);
  const redirectTo = redirectFor(foundRoute, request.person);
  if (redirectTo !== null) {
    const hasMoved = foundRoute.route.hasMoved ?? false;
    return { redirectTo: withWantedPage(redirectTo, request.address, request.person), hasMoved };
  }

  const { pageDefinition: page } = await foundRoute.route.load();
  const strings = onServer(request.language, stringsOf(request.language));
  if (request.person) await loadSignedInHeader(strings);
  const client = createQueryClient();
  const queryContext = { visitor: request.person, read: createCacheReader(client) };
  const first = page.queries(foundRoute.match, queryContext);
  const [responses, frameResponses] = await Promise.all([
    runQueries(request, request.person ? [visitorQuery, ...first] : first),
    runQueries(request, findQueriesOnlyInSecond(first, frameQueriesFor(request.person))),
  ]);
  // Nobody is signed in: sending that as a response spares every page a request.
  if (!request.person) responses.unshift({ key: visitorQuery.queryKey, value: null });
  fillQueryCache(client, responses);
  const further = findQueriesOnlyInSecond(first, page.queries(foundRoute.match, queryContext));
  const furtherResponses = await runQueries(request, further);
  const all = [...responses, ...furtherResponses];
  if (isDeepEqual(all, request.answeredBefore)) return { isAsBefore: true };
  fillQueryCache(client, furtherResponses);
  // The head reads only what the page asked for, so that a refused page does not get its title from the frame.
  const head = page.head({
    match: foundRoute.match,
    language: request.language,
    strings: strings.strings,
    read: createCacheReader(client),
  });
  // A count that fails is fetched later; it must not decide the page's status.
  const frame = frameResponses.filter(
    ({ error, key }) => error === undefined && client.getQueryState(key) === undefined,
  );
  fillQueryCache(client, frame);
  const data: PageData = {
    language: request.language,
    site: request.site,
    answers: [...carriedOf(all, [...first, ...further], request.language), ...frame],
  };
  return {
    status: statusOf(all) ?? page.status ?? 200,
    name: foundRoute.name,
    language: request.language,
    tables: stringTablesOf(page, foundRoute.match),
    isSignedIn: request.person !== null,
    accountLanguage: client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.language ?? null,
    shown: page.shows?.({ match: foundRoute.match, read: createCacheReader(client) }),
    head,
    markup: renderToString(
      <App
        client={client}
        strings={strings}
        site={request.site}
        first={{ address: request.address, found: foundRoute, page }}
      />,
    ),
    data,
    answers: all,
    isPublic: [...first, ...further].every(({ endpoint }) => endpoint.isPublic === true),
  };
};
