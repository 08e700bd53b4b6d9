import { useQueryClient } from '@tanstack/react-query';
import type { Visit } from '#features/requests/visits/contract/shapes.ts';
import { refetchVisits, visitQuery } from '#features/requests/visits/web/queries.ts';
import type { IdempotencyKeyOption } from '#web/form/use-idempotency-key.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** Runs an action on a visit and shows the result. */
export const useVisitAction = <Input = void>(
  send: (input: Input, callOptions: IdempotencyKeyOption) => Promise<Visit>,
) => {
  const { visiting } = useStrings();
  const client = useQueryClient();
  return useMutationWithToast<Input, Visit>({
    send,
    onDone: (visit) => {
      client.setQueryData(visitQuery(String(visit.id)).queryKey, visit);
      refetchVisits(client);
    },
    failed: (reason) => ({ title: visiting.failed, text: reason }),
    onFailed: () => refetchVisits(client),
  });
};
