import type { QueryClient } from '@tanstack/react-query';
import { showToast, type ToastOptions } from '#design/toast.ts';
import type { Strings } from '#strings/strings.ts';
import { isRefusedBecause } from '#web/failure-reason.ts';
import { showFailure } from '#web/failure-toast.ts';
import { isOfFolders, refetchFolders } from './refetch-folders.ts';

export interface ChangedBy {
  client: QueryClient;
  strings: Strings;
  endSession?: () => void;
}

export interface FolderChange {
  /** Two of the same name never run at once: a second click is the same wish. */
  name: string;
  /** Shows it before the server has heard of it. */
  show?: (client: QueryClient) => void;
  send: () => Promise<unknown>;
  done?: ToastOptions;
  failed: (reason: string) => string;
  /** The company a change takes away: where it is gone already, that is said and is no failure. */
  takesAway?: string;
  /** Goes elsewhere once it is done, and answers whether it did. */
  leave?: () => boolean;
}

const underWay = new Set<string>();

/** Sends it, and answers whether its page is left. */
const sendChange = async ({ strings }: ChangedBy, change: FolderChange): Promise<boolean> => {
  const { folders } = strings;
  try {
    await change.send();
  } catch (error) {
    if (change.takesAway === undefined || !isRefusedBecause(error, 'companyNotFound')) throw error;
    showToast({ title: folders.companyGone(change.takesAway), text: folders.companyGoneText });
    return false;
  }
  if (change.done) showToast({ tone: 'success', ...change.done });
  return change.leave?.() ?? false;
};

/**
 * Shows a change, sends it, and takes it back with a word of why when the server says no. Either way what it
 * touches is asked for again. Answers whether it was done. No hook, because a card sends for it when it is first
 * pressed: a page of cards carries none of it.
 */
export const runFolderChange = async (by: ChangedBy, change: FolderChange): Promise<boolean> => {
  const { client } = by;
  const { folders } = by.strings;
  if (underWay.has(change.name)) return false;
  underWay.add(change.name);
  // An answer still on its way would bring back what is shown as changed.
  await client.cancelQueries({ predicate: isOfFolders });
  const previousData = client.getQueriesData({ predicate: isOfFolders });
  change.show?.(client);
  let isDone = false;
  let isLeaving = false;
  try {
    isLeaving = await sendChange(by, change);
    isDone = true;
  } catch (error) {
    for (const [key, data] of previousData) client.setQueryData(key, data);
    showFailure(error, (reason) => ({ title: folders.error, text: change.failed(reason) }), by);
  }
  void refetchFolders(client, isLeaving);
  underWay.delete(change.name);
  return isDone;
};
