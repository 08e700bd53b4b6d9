import { useQueryClient } from '@tanstack/react-query';
import { refetchProject } from '#features/projects/pages/web/index.ts';
import { getQuote } from '#features/quotes/core/contract/quotes.ts';
import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import { quoteQuery, refetchQuotes } from '#features/quotes/core/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import type { IdempotencyKeyOption } from '#web/form/use-idempotency-key.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

interface QuoteActionOptions {
  /** It returns true if the page itself says what went wrong. */
  onFailed?: (error: unknown) => boolean | undefined;
  /** If a response got lost, or another page has done it, only the quote says whether it is done. */
  isDone?: { id: number; by: (quote: Quote) => boolean };
}

/** Does something with a quote and shows the result at once. */
export const useQuoteAction = <Given = void>(
  send: (input: Given, callOptions: IdempotencyKeyOption) => Promise<Quote>,
  { onFailed, isDone }: QuoteActionOptions = {},
) => {
  const { quoting } = useStrings();
  const client = useQueryClient();
  return useMutationWithToast<Given, Quote>({
    send: async (input, callOptions) => {
      try {
        return await send(input, callOptions);
      } catch (error) {
        const currentQuote =
          isDone && (await callEndpoint(getQuote, { params: { id: isDone.id } }).catch(() => null));
        if (currentQuote && isDone?.by(currentQuote)) return currentQuote;
        throw error;
      }
    },
    onDone: (quote) => {
      client.setQueryData(quoteQuery(String(quote.id)).queryKey, quote);
      refetchQuotes(client);
      // An accepted change order changes the sum of its project.
      if (quote.projectId !== null) refetchProject(client, quote.projectId);
    },
    failed: (reason, error) => (onFailed?.(error) ? null : { title: quoting.failed, text: reason }),
    onFailed: () => refetchQuotes(client),
  });
};
