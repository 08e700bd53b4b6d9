import type { QueryClient } from '@tanstack/react-query';
import { showToast, type ToastTerms } from '#design/toast.ts';
import type { Strings } from '#strings/strings.ts';
import { isRefusal, reasonOf } from '#web/failure-reason.ts';
import { isOfFolders, refetchFolders } from './refetch-folders.ts';

export interface FolderChange {
  /** Two of the same name never run at once: a second click is the same wish. */
  name: string;
  /** Shows it before the server has heard of it. */
  show?: (client: QueryClient) => void;
  send: () => Promise<unknown>;
  done?: ToastTerms;
  failed: (reason: string) => string;
  /** The company a change takes away: where it is gone already, that is said and is no failure. */
  takesAway?: string;
  /** Goes elsewhere once it is done, and answers whether it did. */
  leave?: () => boolean;
}

const underWay = new Set<string>();

/**
 * Shows a change, sends it, and takes it back with a word of why when the server says no. Either way what it
 * touches is asked for anew. Answers whether it was done.
 */
export const runFolderChange = async (
  client: QueryClient,
  strings: Strings,
  change: FolderChange,
): Promise<boolean> => {
  const { folders } = strings;
  if (underWay.has(change.name)) return false;
  underWay.add(change.name);
  // An answer still on its way would bring back what is shown as changed.
  await client.cancelQueries({ predicate: isOfFolders });
  const before = client.getQueriesData({ predicate: isOfFolders });
  change.show?.(client);
  let isLeaving = false;
  try {
    await change.send();
    if (change.done) showToast({ tone: 'success', ...change.done });
    isLeaving = change.leave?.() ?? false;
    return true;
  } catch (error) {
    if (change.takesAway !== undefined && isRefusal(error, 'companyNotFound')) {
      showToast({ title: folders.companyGone(change.takesAway), text: folders.companyGoneText });
      return true;
    }
    for (const [key, answer] of before) client.setQueryData(key, answer);
    const text = change.failed(reasonOf(error, strings));
    showToast({ tone: 'destructive', title: folders.error, text });
    return false;
  } finally {
    underWay.delete(change.name);
    void refetchFolders(client, isLeaving);
  }
};
