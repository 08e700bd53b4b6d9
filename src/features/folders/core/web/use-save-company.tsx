import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useLazyComponent } from '#web/use-lazy-component.ts';
import { visitorQuery } from '#web/visitor.ts';
import type { SaveToFolderDialogProps } from './save-to-folder-props.ts';
import { useFolderChangeContext } from './use-folder-change-context.ts';

/** Saves a company by one press if this person has saved before, else with `dialog`. `open` resolves when that is closed. */
export const useSaveCompany = (company: SaveToFolderDialogProps['company']) => {
  const late = useLazyComponent(['folders']);
  const client = useQueryClient();
  const by = useFolderChangeContext();
  const [dialog, show] = useState<ReactNode>(null);
  const open = async () => {
    // The cache knows a person who has just signed in before the page renders again.
    const personId = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.id;
    const part = await late(() => import('./save-to-last-used-folder.ts'));
    if (part && personId) await part.saveToLastUsedFolder({ personId, company, by, late, show });
  };
  return { open, dialog };
};
