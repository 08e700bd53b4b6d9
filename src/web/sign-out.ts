import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../design/toast.ts';
import { ApiError, call } from './api-client.ts';
import { useNavigation } from './navigation/navigation.tsx';
import { signOut } from './routes.ts';
import { useStrings } from './strings.tsx';
import { visitorQuestion } from './visitor.ts';

/** Ends the session and everything that was known through it. */
export const useSignOut = () => {
  const client = useQueryClient();
  const { navigate } = useNavigation();
  const { web } = useStrings();
  return async () => {
    try {
      await call(signOut, {});
      client.clear();
      client.setQueryData(visitorQuestion.queryKey, null);
      showToast({ title: web.signedOut, text: web.signedOutText });
      navigate('/');
    } catch (error) {
      const reason = error instanceof ApiError ? error.wire.message : undefined;
      showToast({ tone: 'destructive', title: web.signOutFailed, text: reason });
    }
  };
};
