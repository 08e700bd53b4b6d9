import { showToast } from '#design/toast.ts';
import { takenFieldMessages } from '#features/accounts/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import type { ApiError } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';

type MarkField = (
  name: 'username' | 'email',
  error: { message: string },
  options: { shouldFocus: boolean },
) => void;

/** Shows the toasts of /auth and /client-auth after a registration or its failure. */
export const useRegistrationToasts = () => {
  const strings = useStrings();
  const { accounts } = strings;
  return {
    succeeded: ({ username }: CurrentUser) =>
      showToast({
        tone: 'success',
        title: accounts.registrationSuccessful,
        text: accounts.welcome(username),
      }),
    /** The toast disappears after a while; taken fields stay marked. */
    failed: (error: ApiError, mark: MarkField) => {
      showToast({
        tone: 'destructive',
        title: accounts.registrationFailed,
        text: error.wire.message ?? accounts.failedToCreate,
      });
      const { username, email } = takenFieldMessages(error, strings);
      if (username) mark('username', { message: username }, { shouldFocus: true });
      if (email) mark('email', { message: email }, { shouldFocus: true });
    },
  };
};
