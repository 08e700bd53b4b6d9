import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let channel: BroadcastChannel | undefined;

/** The tab needs a single channel: a message reaches every other channel of its name, even in the same tab. */
const otherTabs = () => {
  channel ??= new BroadcastChannel('giewel-folders');
  return channel;
};

/** Folders, their companies, likes and counts depend on each other, so a change refetches all. */
export const isFolderQuery = ({ queryKey: [address] }: Pick<Query, 'queryKey'>): boolean =>
  typeof address === 'string' && /^\/api\/(folders|contacts|activity)\b/.test(address);

/**
 * Refetches what is on the screen now and the rest when it is next shown, also in the browser's other tabs. A screen
 * that is about to be left is not refetched: its folder may be gone.
 */
export const refetchFolders = async (client: QueryClient, isLeaving = false) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  otherTabs().postMessage('changed');
  await client.invalidateQueries({ predicate: isFolderQuery, refetchType: isLeaving ? 'none' : 'active' });
};

let isListening = false;

/** After its first page with folders a tab follows changes made in other tabs. */
export const useRefetchOnOtherTabsChanges = () => {
  const client = useQueryClient();
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    otherTabs().addEventListener(
      'message',
      () => void client.invalidateQueries({ predicate: isFolderQuery }),
    );
  }, [client]);
};
