import { useState } from 'react';
import { addFolderCompany } from '#features/folders/core/contract/saved-companies.ts';
import { useFolderChange } from '#features/folders/core/web/index.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';

/** Adds companies to a folder one after the other, and knows which are in. */
export const useAddCompanies = (folderId: number) => {
  const { folders } = useStrings();
  const change = useFolderChange();
  const [added, setAdded] = useState<ReadonlySet<number>>(new Set());
  const mark = (id: number, isIn: boolean) =>
    setAdded(
      (previous) => new Set(isIn ? [...previous, id] : [...previous].filter((addedId) => addedId !== id)),
    );
  const add = async ({ id }: { id: number }) => {
    let isThere = false;
    const isDone = await change({
      name: `entry ${folderId} ${id}`,
      show: () => mark(id, true),
      send: async () => {
        try {
          await callEndpoint(addFolderCompany, { params: { id: folderId }, body: { companyId: id } });
        } catch (error) {
          isThere = error instanceof ApiError && error.is(addFolderCompany, 'alreadyInFolder');
          throw error;
        }
      },
      done: { title: folders.companyAdded },
      failed: (reason) => (isThere ? reason : folders.addFailed(reason)),
    });
    if (!isDone && !isThere) mark(id, false);
  };
  return { added, add };
};
