import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { showToast } from '../design/toast.ts';
import { ApiError, call } from './api-client.ts';
import { useNavigation } from './navigation/navigation.tsx';
import { forgetDrafts } from './own-storage.ts';
import { signOut } from './routes.ts';
import { useStrings } from './strings.tsx';
import { visitorQuestion } from './visitor.ts';

/**
 * What was known through the person is forgotten at once; what the page still shows, as soon as that is left:
 * forgotten before, it would be asked for anew, and refused.
 */
const forget = (client: QueryClient) => {
  const cache = client.getQueryCache();
  client.setQueryData(visitorQuestion.queryKey, null);
  const known = cache.getAll().filter(({ queryKey }) => queryKey[0] !== visitorQuestion.queryKey[0]);
  const shown = new Set(known.filter((query) => query.isActive()));
  for (const query of known) if (!shown.has(query)) cache.remove(query);
  const stop = cache.subscribe(({ type, query }) => {
    if (type !== 'observerRemoved' || query.isActive() || !shown.delete(query)) return;
    cache.remove(query);
    if (shown.size === 0) stop();
  });
};

/** Ends the session and everything that was known through it, or begun. */
export const useSignOut = () => {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const { web } = useStrings();
  return async () => {
    try {
      // What is still under way would come back refused.
      await client.cancelQueries();
      await call(signOut, {});
      forgetDrafts();
      forget(client);
      showToast({ title: web.signedOut, text: web.signedOutText });
      navigate('/');
    } catch (error) {
      void client.invalidateQueries();
      const reason = error instanceof ApiError ? error.wire.message : undefined;
      showToast({ tone: 'destructive', title: web.signOutFailed, text: reason });
    }
  };
};
