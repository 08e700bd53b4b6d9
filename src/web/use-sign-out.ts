import { notifyManager, useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import { signOut } from '#kernel/current-user.ts';
import { href } from '#kernel/href.ts';
import { ApiError, callEndpoint } from './api-client.ts';
import { deleteDrafts } from './browser-storage.ts';
import { useNavigation } from './navigation/navigation.tsx';
import { useStrings } from './strings.tsx';
import { useReplaceVisitor, useVisitor, visitorQuery } from './visitor.ts';

/** Ends the session, forgets its data and drafts, and leads to the home page or another address. */
export const useSignOut = () => {
  const client = useQueryClient();
  const visitor = useVisitor();
  const changeVisitor = useReplaceVisitor();
  const { navigate } = useNavigation();
  const { ownFrame } = useStrings();
  return async (next: string = href('/')) => {
    // Their page and its queries go first: from now on those would be refused.
    client.setQueryData(visitorQuery.queryKey, null);
    await new Promise<void>((everyoneKnows) => {
      notifyManager.schedule(everyoneKnows);
    });
    await client.cancelQueries();
    try {
      await callEndpoint(signOut, {});
      deleteDrafts();
      changeVisitor(null);
      showToast({ title: ownFrame.signedOut, text: ownFrame.signedOutText });
      navigate(next);
    } catch (error) {
      client.setQueryData(visitorQuery.queryKey, visitor);
      const reason = error instanceof ApiError ? error.wire.message : undefined;
      showToast({ tone: 'destructive', title: ownFrame.signOutFailed, text: reason });
    }
  };
};
