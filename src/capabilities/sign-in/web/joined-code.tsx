import { useState } from 'react';
import { useNumberChange, VerificationDialog } from '#accounts/web/index.ts';
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

export const JoinedCode = ({ joined: joinedAtFirst, onDone }: JoinedCodeProps) => {
  const { accounts } = useStrings();
  const changeNumber = useNumberChange();
  const [joined, setJoined] = useState(joinedAtFirst);
  const { user, type, phoneNumber } = joined;
  const isSms = type === 'sms';
  return (
    <VerificationDialog
      open
      codeFor={{ type, userId: user.id, ...(user.pendingPhone !== undefined && { to: user.pendingPhone }) }}
      sentTo={isSms ? phoneNumber : user.email}
      onChangeNumber={async (number) => {
        const changed = await changeNumber(number);
        if (changed) setJoined({ user: changed.user, type, phoneNumber: changed.to });
        return changed !== null;
      }}
      onVerified={() => {
        showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
        onDone(verified(joined));
      }}
      onLater={() => onDone(user)}
    />
  );
};

const verified = ({ user: { pendingPhone, ...user }, type }: Joined): User =>
  type === 'sms'
    ? { ...user, phoneNumber: pendingPhone ?? user.phoneNumber, isPhoneVerified: true }
    : { ...user, isEmailVerified: true };
