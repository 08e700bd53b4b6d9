import { useQueryClient } from '@tanstack/react-query';
import { refetchQuotes } from '#features/quotes/core/web/index.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { refetchRequests, requestQuery } from '#features/requests/core/web/index.ts';
import type { IdempotencyKeyOption } from '#web/form/use-idempotency-key.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** Runs an action on a request and shows the result. */
export const useRequestAction = <Given = void>(
  send: (input: Given, callOptions: IdempotencyKeyOption) => Promise<Request>,
) => {
  const { asking } = useStrings();
  const client = useQueryClient();
  return useMutationWithToast<Given, Request>({
    send,
    onDone: (request) => {
      client.setQueryData(requestQuery(String(request.id)).queryKey, request);
      refetchRequests(client);
      // A company that is no longer asked has no quote left that could be accepted.
      refetchQuotes(client);
    },
    failed: (reason) => ({ title: asking.failed, text: reason }),
    onFailed: () => refetchRequests(client),
  });
};
