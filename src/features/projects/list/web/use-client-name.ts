import type { ListedProject } from '#features/projects/list/contract/projects.ts';
import { useStrings } from '#web/strings.tsx';

/** What the client of a project is called, or "Client #7". */
export const useClientName = () => {
  const { projects } = useStrings();
  return ({ clientId, clientName }: Pick<ListedProject, 'clientId' | 'clientName'>): string =>
    clientName || projects.clientFallback(clientId);
};
