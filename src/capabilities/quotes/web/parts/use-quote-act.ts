import { useQueryClient } from '@tanstack/react-query';
import { refetchProject } from '#projects/web/index.ts';
import { getQuote } from '#quotes/contract/quotes.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { quoteQuestion, refetchQuotes } from '#quotes/web/questions.ts';
import { call } from '#web/api-client.ts';
import type { Once } from '#web/form/use-tries.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';

interface ActTerms {
  /** True where the page says at its own place what went wrong. */
  onFailed?: (error: unknown) => boolean | undefined;
  /** An answer gets lost, or it was done at another page: then the quote says whether it is done, and nothing else does. */
  isDone?: { id: number; by: (quote: Quote) => boolean };
}

/** Something is done with a quote: what came of it is shown at once. */
export const useQuoteAct = <Given = void>(
  send: (given: Given, once: Once) => Promise<Quote>,
  { onFailed, isDone }: ActTerms = {},
) => {
  const { quoting } = useStrings();
  const client = useQueryClient();
  return useChange<Given, Quote>({
    send: async (given, once) => {
      try {
        return await send(given, once);
      } catch (error) {
        const seen = isDone && (await call(getQuote, { params: { id: isDone.id } }).catch(() => null));
        if (seen && isDone?.by(seen)) return seen;
        throw error;
      }
    },
    onDone: (quote) => {
      client.setQueryData(quoteQuestion(String(quote.id)).queryKey, quote);
      refetchQuotes(client);
      // What is accepted changes the sum of its project.
      if (quote.projectId !== null) refetchProject(client, quote.projectId);
    },
    failed: (reason, error) => (onFailed?.(error) ? null : { title: quoting.failed, text: reason }),
    onFailed: () => refetchQuotes(client),
  });
};
