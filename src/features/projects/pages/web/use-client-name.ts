import type { ListedProject } from '#features/projects/pages/contract/projects.ts';
import { useStrings } from '#web/strings.tsx';

/** A client without a name is "Client #7". */
export const useClientName = () => {
  const { projects } = useStrings();
  return ({ clientId, clientName }: Pick<ListedProject, 'clientId' | 'clientName'>): string =>
    clientName || projects.clientFallback(clientId);
};
