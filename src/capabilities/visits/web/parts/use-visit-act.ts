import { useQueryClient } from '@tanstack/react-query';
import type { Visit } from '#visits/contract/shapes.ts';
import { refetchVisits, visitQuestion } from '#visits/web/questions.ts';
import type { Once } from '#web/form/use-tries.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';

/** Something is done with a visit: what came of it is shown at once. */
export const useVisitAct = <Given = void>(send: (given: Given, once: Once) => Promise<Visit>) => {
  const { visiting } = useStrings();
  const client = useQueryClient();
  return useChange<Given, Visit>({
    send,
    onDone: (visit) => {
      client.setQueryData(visitQuestion(String(visit.id)).queryKey, visit);
      refetchVisits(client);
    },
    failed: (reason) => ({ title: visiting.failed, text: reason }),
    onFailed: () => refetchVisits(client),
  });
};
