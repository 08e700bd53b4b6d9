import type { QueryClient } from '@tanstack/react-query';
import { loadLazyModule } from '#web/load-lazy-module.ts';
import { type LoadedPage, type ReadCachedQuery, stringTablesOf } from '#web/page.ts';
import type { EndpointQuery } from '#web/query.ts';
import type { StringsSource } from '#web/strings-source.ts';
import { visitorQuery } from '#web/visitor.ts';
import { type FoundRoute, findRouteForVisitor } from './find-route.ts';

/** The page is loaded and can be shown. */
export interface ShownPage {
  address: string;
  found: FoundRoute;
  page: LoadedPage;
}

export const createCacheReader =
  (client: QueryClient): ReadCachedQuery =>
  (query) =>
    client.getQueryData(query.queryKey);

/** Returns the queries of the second call that the first did not make. */
export const findQueriesOnlyInSecond = (
  first: readonly EndpointQuery[],
  second: readonly EndpointQuery[],
): EndpointQuery[] =>
  second.filter(({ address }) => first.every((firstQuery) => firstQuery.address !== address));

/**
 * Fetches only a page's code and sentences: its responses came with the document, and a refusal among them is a
 * response too.
 */
export const loadPageCode = async (
  address: string,
  client: QueryClient,
  strings: StringsSource,
): Promise<ShownPage> => {
  const found = findRouteForVisitor(address, createCacheReader(client)(visitorQuery) ?? null);
  const { pageDefinition: page } = await loadLazyModule(found.route.load);
  await strings.load(stringTablesOf(page, found.match));
  return { address, found, page };
};

/** Fetches a page's code, sentences and responses. A failed response is cached as failed: the page shows it. */
export const loadPage = async (
  address: string,
  client: QueryClient,
  strings: StringsSource,
  onPage?: (page: LoadedPage) => void,
): Promise<ShownPage> => {
  const shownPage = await loadPageCode(address, client, strings);
  const { page, found } = shownPage;
  onPage?.(page);
  const prefetch = (queries: readonly EndpointQuery[]) =>
    Promise.all(queries.map(({ queryKey, queryFn }) => client.prefetchQuery({ queryKey, queryFn })));
  const visitor = createCacheReader(client)(visitorQuery) ?? null;
  const currentQueries = () => page.queries(found.match, { visitor, read: createCacheReader(client) });
  const first = currentQueries();
  await prefetch(first);
  await prefetch(findQueriesOnlyInSecond(first, currentQueries()));
  return shownPage;
};
