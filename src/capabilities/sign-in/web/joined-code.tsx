import { VerificationDialog } from '#accounts/web/index.ts';
import { showToast } from '#design/toast.ts';
import type { User } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';

/** Who has just made an account, and where the code goes that proves it. */
export interface Joined {
  user: User;
  type: 'email' | 'sms';
  /** As it was typed, which is how its owner reads it. */
  phoneNumber: string;
}

interface JoinedCodeProps {
  joined: Joined;
  /** With the code or without: whoever comes later finds the dialog in settings. */
  onDone: (user: User) => void;
}

export const JoinedCode = ({ joined, onDone }: JoinedCodeProps) => {
  const { accounts } = useStrings();
  const { user, type, phoneNumber } = joined;
  return (
    <VerificationDialog
      open
      codeFor={{ type, userId: user.id }}
      sentTo={type === 'sms' ? phoneNumber : user.email}
      onVerified={() => {
        showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
        onDone(verified(joined));
      }}
      onLater={() => onDone(user)}
    />
  );
};

const verified = ({ user, type }: Joined): User =>
  type === 'sms' ? { ...user, isPhoneVerified: true } : { ...user, isEmailVerified: true };
