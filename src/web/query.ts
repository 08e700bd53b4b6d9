import { QueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { type AnswerOf, addressOf, type CallInput, type Endpoint } from '../kernel/endpoint.ts';
import { ApiError, call, getByKey } from './api-client.ts';

/** A question to an endpoint: what a page names, the server fills and the browser fetches. */
export interface Question<E extends Endpoint = Endpoint> {
  endpoint: E;
  input: CallInput<E>;
  queryKey: readonly (string | number)[];
  queryFn: (context: { signal: AbortSignal }) => Promise<AnswerOf<E> | null>;
  /** A 401 is an empty answer, not an error. */
  isEmptyFor401: boolean;
}

// '/api/companies/:id/services' with 3 is the key ['/api/companies', 3, 'services'], whose parts joined by
// '/' are the address again. A query string belongs to the last part.
const keyOf = (endpoint: Endpoint, input: { params?: Record<string, string | number>; query?: unknown }) => {
  const parts = endpoint.url.split(/\/(:\w+)/).flatMap((piece): (string | number)[] => {
    if (piece.startsWith(':')) return [input.params?.[piece.slice(1)] ?? ''];
    return piece === '' ? [] : [piece.replace(/^\/(?!api)/, '')];
  });
  const search = addressOf(endpoint, input).split('?')[1];
  return search ? [...parts.slice(0, -1), `${parts.at(-1)}?${search}`] : parts;
};

export const ask = <E extends Endpoint>(
  endpoint: E,
  input: CallInput<E>,
  { isEmptyFor401 = false } = {},
): Question<E> => ({
  endpoint,
  input,
  isEmptyFor401,
  queryKey: keyOf(endpoint, input),
  queryFn: ({ signal }) =>
    call(endpoint, input, { signal }).catch((error: unknown) => {
      if (isEmptyFor401 && error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
});

/** An answer the page cannot do without: it was filled before the page is shown. */
export const useAnswer = <E extends Endpoint>(question: Question<E>): AnswerOf<E> => {
  const { data } = useSuspenseQuery({ queryKey: question.queryKey, queryFn: question.queryFn });
  return data as AnswerOf<E>;
};

/** Asked once, kept until we change it ourselves: no retry, no refetch, no polling, never stale. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => getByKey(queryKey, signal),
        retry: false,
        retryOnMount: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        staleTime: Number.POSITIVE_INFINITY,
      },
      mutations: { retry: false },
    },
  });
