import { type Query, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

const CHANNEL = 'giewel-folders';

/** Folders, what is in them, and likes: an action on one shows in the others. */
export const isOfFolders = ({ queryKey: [address] }: Pick<Query, 'queryKey'>): boolean =>
  typeof address === 'string' && /^\/api\/(folders|contacts)\b/.test(address);

/**
 * Asks anew what is on the screen, and the rest when it is next shown; the browser's other tabs too. A screen
 * that is about to be left is not asked about: what it shows may be gone.
 */
export const refetchFolders = async (client: QueryClient, isLeaving = false) => {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('changed');
  channel.close();
  await client.invalidateQueries({ predicate: isOfFolders, refetchType: isLeaving ? 'none' : 'active' });
};

let isListening = false;

/** From its first page with folders on, a tab hears of what is done in the others. */
export const useOtherTabs = () => {
  const client = useQueryClient();
  useEffect(() => {
    if (isListening) return;
    isListening = true;
    new BroadcastChannel(CHANNEL).onmessage = () => void client.invalidateQueries({ predicate: isOfFolders });
  }, [client]);
};
