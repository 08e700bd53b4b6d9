import { useQueryClient } from '@tanstack/react-query';
import { refetchQuotes } from '#features/quotes/core/web/index.ts';
import type { Request } from '#features/requests/core/contract/shapes.ts';
import { refetchRequests, requestQuery } from '#features/requests/core/web/index.ts';
import type { TryKey } from '#web/form/use-idempotency-key.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';

/** Runs an action on a request and shows the result. */
export const useRequestAction = <Given = void>(
  send: (input: Given, callOptions: TryKey) => Promise<Request>,
) => {
  const { asking } = useStrings();
  const client = useQueryClient();
  return useChange<Given, Request>({
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
