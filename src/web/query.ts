import { QueryClient } from '@tanstack/react-query';
import { type CallInput, type Endpoint, type ResponseOf, requestPath } from '#kernel/endpoint.ts';
import type { Language } from '#kernel/language.ts';
import { ApiError, callEndpoint, fetchByQueryKey } from './api-client.ts';

/** A page names its queries, the server fills them and the browser fetches them. */
export interface EndpointQuery<Answer = unknown> {
  endpoint: Endpoint;
  /** Consists of path and query string. */
  address: string;
  queryKey: readonly (string | number)[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  /** Returns the part of the response that a page in a language carries for its scripts. */
  trimForPage?: (response: unknown, language: Language) => unknown;
}

// '/api/companies/:id/services' with 3 is the key ['/api/companies', 3, 'services'], whose parts joined by
// '/' are the address again. A query string belongs to the last part.
const keyOf = (endpoint: Endpoint, input: { params?: Record<string, string | number>; query?: unknown }) => {
  const parts = endpoint.url.split(/\/(:\w+)/).flatMap((piece): (string | number)[] => {
    if (piece.startsWith(':')) return [input.params?.[piece.slice(1)] ?? ''];
    return piece === '' ? [] : [piece.replace(/^\/(?!api)/, '')];
  });
  const search = requestPath(endpoint, input).split('?')[1];
  return search ? [...parts.slice(0, -1), `${parts.at(-1)}?${search}`] : parts;
};

export const queryFor = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
): EndpointQuery<ResponseOf<E>> => ({
  endpoint,
  address: requestPath(endpoint, input),
  queryKey: keyOf(endpoint, input),
  queryFn: ({ signal }) => callEndpoint(endpoint, input, { signal }),
});

/**
 * Lets a page carry only the drawn part of the response. Every page with this query gets only that part, so the
 * type says no more.
 */
export const withResponseTrimmedForPage = <Whole extends Part, Part>(
  query: EndpointQuery<Whole>,
  partOf: (whole: Whole, language: Language) => Part,
): EndpointQuery<Part> => ({
  ...query,
  trimForPage: (response, language) => partOf(response as Whole, language),
});

/** Returns null where a 401 would be an error. */
export const withNullFor401 = <Answer>(query: EndpointQuery<Answer>): EndpointQuery<Answer | null> => ({
  ...query,
  queryFn: (context) =>
    query.queryFn(context).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
});

/** Data is fetched once and cached until we change it ourselves: no retry, no refetch, no polling, never stale. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => fetchByQueryKey(queryKey, signal),
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
    },
  });
