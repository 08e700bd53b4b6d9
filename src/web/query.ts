import { QueryClient, useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { type AnswerOf, addressOf, type CallInput, type Endpoint } from '#kernel/endpoint.ts';
import { ApiError, call, getByKey } from './api-client.ts';

/** A question to an endpoint: what a page names, the server fills and the browser fetches. */
export interface Question<Answer = unknown> {
  endpoint: Endpoint;
  /** Path and query of the call. */
  address: string;
  queryKey: readonly (string | number)[];
  queryFn: (context: { signal: AbortSignal }) => Promise<Answer>;
  /** What of the answer a page carries for its scripts, where that is not all. */
  carry?: (answer: unknown) => unknown;
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

export const questionFor = <E extends Endpoint>(endpoint: E, input: CallInput<E>): Question<AnswerOf<E>> => ({
  endpoint,
  address: addressOf(endpoint, input),
  queryKey: keyOf(endpoint, input),
  queryFn: ({ signal }) => call(endpoint, input, { signal }),
});

/**
 * The same question, of whose answer a page carries a part: what it draws. Everybody who asks it is given that part alone,
 * so it is typed as no more.
 */
export const carrying = <Whole extends Part, Part>(
  question: Question<Whole>,
  partOf: (whole: Whole) => Part,
): Question<Part> => ({ ...question, carry: (answer) => partOf(answer as Whole) });

/** The same question, with an empty answer where a 401 would be an error. */
export const emptyFor401 = <Answer>(question: Question<Answer>): Question<Answer | null> => ({
  ...question,
  queryFn: (context) =>
    question.queryFn(context).catch((error: unknown) => {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }),
});

/** An answer the page cannot do without: it was filled before the page is shown. */
export const useAnswer = <Answer>({ queryKey, queryFn }: Question<Answer>): Answer =>
  useSuspenseQuery({ queryKey, queryFn }).data;

/** What a question came to: an answer, or why there is none, for a page that has something to say about that. */
export const useOutcome = <Answer>({
  queryKey,
  queryFn,
}: Question<Answer>): { answer?: Answer | undefined; error: unknown } => {
  const { data, error } = useQuery({ queryKey, queryFn });
  return { answer: data, error };
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
    },
  });
