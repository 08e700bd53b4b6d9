import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { signedInIcons } from '#design/signed-in-icons.ts';
import { useAccountMutation } from '#features/accounts/core/web/index.ts';
import { suspensionMessageOf } from '#features/accounts/sign-in/web/suspension-message.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import { signInWithBrowserPasskey } from './browser-passkeys.ts';
import styles from './passkey-sign-in-button.module.css';
import { useBrowserPasskeyDialog } from './use-browser-passkey-dialog.ts';
import { useSupportsPasskeys } from './use-supports-passkeys.ts';

interface PasskeySignInProps {
  /** Called once the session has begun; the screen decides which page follows. */
  onSignedIn: (user: CurrentUser) => void;
  onSuspended: (text: string) => void;
  rememberMe: boolean;
  /** Each screen words a failed login in its own way. */
  failureTitle: string;
}

/**
 * Signs in without the password. The server cannot know whether a browser has passkeys, so the button's place is
 * reserved and shown only where the browser has them. It comes last, where an empty place leaves no hole.
 */
export const PasskeySignInButton = ({
  onSignedIn,
  onSuspended,
  rememberMe,
  failureTitle,
}: PasskeySignInProps) => {
  const { accounts } = useStrings();
  const openDialog = useBrowserPasskeyDialog();
  const isShown = useSupportsPasskeys();
  const { change, isBusy } = useAccountMutation(
    async () => {
      try {
        const user = await openDialog(() => signInWithBrowserPasskey(rememberMe));
        if (user) onSignedIn(user);
      } catch (error) {
        const text = suspensionMessageOf(error);
        if (text === undefined) throw error;
        onSuspended(text);
      }
    },
    (reason) => reason,
    failureTitle,
  );
  return (
    <div className={classNames(styles.way, !isShown && styles.unseen)}>
      <Button
        wide
        icon={signedInIcons.key}
        busy={isBusy}
        busyText={accounts.waitingForDevice}
        onClick={() => void change()}
      >
        {accounts.signInWithPasskey}
      </Button>
    </div>
  );
};
