import { useQueryClient } from '@tanstack/react-query';
import { refetchProject } from '#projects/web/index.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import { quoteQuestion, refetchQuotes } from '#quotes/web/questions.ts';
import type { Once } from '#web/form/use-tries.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';

/** Something is done with a quote: what came of it is shown at once. */
export const useQuoteAct = <Given = void>(
  send: (given: Given, once: Once) => Promise<Quote>,
  /** True where the page says at its own place what went wrong. */
  onFailed?: (error: unknown) => boolean | undefined,
) => {
  const { quoting } = useStrings();
  const client = useQueryClient();
  return useChange<Given, Quote>({
    send,
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
