import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

let channel: BroadcastChannel | undefined;

/** One for the whole tab: what a channel sends reaches every other of its name, in its own tab too. */
const otherTabs = () => {
  channel ??= new BroadcastChannel('giewel-folders');
  return channel;
};

/** Folders, their companies, likes and their counts: an action on one shows in the others. */
export const isOfFolders = ({ queryKey: [address] }: Pick<Query, 'queryKey'>): boolean =>
  typeof address === 'string' && /^\/api\/(folders|contacts|activity)\b/.test(address);

/**
 * Asks again what is on the screen, and the rest when it is next shown; the browser's other tabs too. A screen
 * that is about to be left is not asked about: what it shows may be gone.
 */
export const refetchFolders = async (client: QueryClient, isLeaving = false) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  otherTabs().postMessage('changed');
  await client.invalidateQueries({ predicate: isOfFolders, refetchType: isLeaving ? 'none' : 'active' });
};

let isListening = false;

/** From its first page with folders on, a tab hears of what is done in the others. */
export const useOtherTabs = () => {
  const client = useQueryClient();
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    otherTabs().addEventListener('message', () => void client.invalidateQueries({ predicate: isOfFolders }));
  }, [client]);
};
