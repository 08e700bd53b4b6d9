import { useQueryClient } from '@tanstack/react-query';
import { useStrings } from '#web/strings.tsx';
import { useLatePart } from '#web/use-late-part.ts';

/** A card's way to like: it adds, and adding again is harmless. A list carries none of it until then. */
export const useAddToContacts = (companyId: number) => {
  const client = useQueryClient();
  const strings = useStrings();
  const late = useLatePart(['folders']);
  return async () => {
    const part = await late(() => import('./like-company.ts'));
    await part?.addToContacts({ companyId, by: { client, strings } });
  };
};
