import { Button } from '#design/button.tsx';
import { classNames } from '#design/class-names.ts';
import { ownIcons } from '#design/own-icons.ts';
import { useAccountChange } from '#features/accounts/core/web/index.ts';
import { suspendedIn } from '#features/accounts/sign-in/web/suspended-in.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import { signInByPasskey } from './browser-passkeys.ts';
import styles from './passkey-sign-in.module.css';
import { useHasPasskeys } from './use-has-passkeys.ts';
import { usePasskeyDialog } from './use-passkey-dialog.ts';

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
export const PasskeySignIn = ({ onSignedIn, onSuspended, rememberMe, failureTitle }: PasskeySignInProps) => {
  const { accounts } = useStrings();
  const openDialog = usePasskeyDialog();
  const isShown = useHasPasskeys();
  const { change, isBusy } = useAccountChange(
    async () => {
      try {
        const user = await openDialog(() => signInByPasskey(rememberMe));
        if (user) onSignedIn(user);
      } catch (error) {
        const text = suspendedIn(error);
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
        icon={ownIcons.key}
        busy={isBusy}
        busyText={accounts.waitingForDevice}
        onClick={() => void change()}
      >
        {accounts.signInWithPasskey}
      </Button>
    </div>
  );
};
