import { showToast } from '../../../design/toast.ts';
import type { ApiError } from '../../../web/api-client.ts';
import { useStrings } from '../../../web/strings.tsx';
import type { User } from '../contract/visitor.ts';

/** What /auth and /client-auth say when somebody has registered, or could not. */
export const useRegistrationToasts = () => {
  const { accounts } = useStrings();
  return {
    succeeded: ({ username }: User) =>
      showToast({
        tone: 'success',
        title: accounts.registrationSuccessful,
        text: accounts.welcome(username),
      }),
    failed: (error: ApiError) =>
      showToast({
        tone: 'destructive',
        title: accounts.registrationFailed,
        text: error.wire.message ?? accounts.failedToCreate,
      }),
  };
};
