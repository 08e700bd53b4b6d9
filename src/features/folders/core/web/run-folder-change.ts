import type { QueryClient } from '@tanstack/react-query';
import { showToast, type ToastOptions } from '#design/toast.ts';
import type { Strings } from '#strings/strings.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import { showFailureToast } from '#web/failure-toast.ts';
import { isFolderQuery, refetchFolders } from './refetch-folders.ts';

export interface FolderChangeContext {
  client: QueryClient;
  strings: Strings;
  endSession?: () => void;
}

export interface FolderChange {
  /** Two changes of the same name never run at once: a second click means the same. */
  name: string;
  /** Shows the change before the server responds. */
  show?: (client: QueryClient) => void;
  send: () => Promise<unknown>;
  done?: ToastOptions;
  failed: (reason: string) => string;
  /** The change removes this company: if it is already gone, a message says so instead of an error. */
  takesAway?: string;
  /** Navigates away once the change is done and returns whether it did. */
  leave?: () => boolean;
}

const underWay = new Set<string>();

/** Sends the change and returns whether its page is left. */
const sendChange = async ({ strings }: FolderChangeContext, change: FolderChange): Promise<boolean> => {
  const { folders } = strings;
  try {
    await change.send();
  } catch (error) {
    if (change.takesAway === undefined || !isRefusedWithCode(error, 'companyNotFound')) throw error;
    showToast({ title: folders.companyGone(change.takesAway), text: folders.companyGoneText });
    return false;
  }
  if (change.done) showToast({ tone: 'success', ...change.done });
  return change.leave?.() ?? false;
};

/**
 * Shows a change, sends it, and reverts it with a message if the server refuses. Either way the affected queries are
 * refetched. Returns whether it succeeded. It is no hook because a card loads it on the first press: a page of cards
 * carries none of it.
 */
export const runFolderChange = async (by: FolderChangeContext, change: FolderChange): Promise<boolean> => {
  const { client } = by;
  const { folders } = by.strings;
  if (underWay.has(change.name)) return false;
  underWay.add(change.name);
  // A response still on its way would overwrite the change on the screen.
  await client.cancelQueries({ predicate: isFolderQuery });
  const previousData = client.getQueriesData({ predicate: isFolderQuery });
  change.show?.(client);
  let isDone = false;
  let isLeaving = false;
  try {
    isLeaving = await sendChange(by, change);
    isDone = true;
  } catch (error) {
    for (const [key, data] of previousData) client.setQueryData(key, data);
    showFailureToast(error, (reason) => ({ title: folders.error, text: change.failed(reason) }), by);
  }
  void refetchFolders(client, isLeaving);
  underWay.delete(change.name);
  return isDone;
};
