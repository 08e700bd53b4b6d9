import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { showToast } from '../../../design/toast.ts';
import { ApiError, call } from '../../../web/api-client.ts';
import { useStrings } from '../../../web/strings.tsx';
import { addFolderCompany } from '../contract/saved-companies.ts';
import { createFolder } from '../contract.ts';
import { forgetFolders } from './forget-folders.ts';

/** Saves into a folder there is, or makes one first. A folder that was made is not made again by a second try. */
export const useSave = (company: { id: number; name: string }, onSaved: () => void) => {
  const { folders } = useStrings();
  const client = useQueryClient();
  const [isSaving, setIsSaving] = useState(false);
  const made = useRef<{ name: string; id: number }>(undefined);

  const fail = (text: (reason: string) => string, error: unknown) => {
    const reason = error instanceof ApiError ? error.wire.message : undefined;
    showToast({
      tone: 'destructive',
      title: folders.error,
      text: text(reason ?? folders.noConnection),
    });
  };

  const addTo = async (folderId: number) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      await call(addFolderCompany, { params: { id: folderId }, body: { companyId: company.id } });
      forgetFolders(client);
      showToast({ tone: 'success', title: folders.success, text: folders.saved(company.name) });
      onSaved();
    } catch (error) {
      fail(folders.saveFailed, error);
    } finally {
      setIsSaving(false);
    }
  };

  const createAndAdd = async (name: string, description: string | null) => {
    if (made.current?.name !== name) {
      try {
        const { id } = await call(createFolder, { body: { name, description } });
        made.current = { name, id };
        forgetFolders(client);
      } catch (error) {
        return fail(folders.createFailed, error);
      }
    }
    return addTo(made.current.id);
  };

  return { addTo, createAndAdd, isSaving };
};
