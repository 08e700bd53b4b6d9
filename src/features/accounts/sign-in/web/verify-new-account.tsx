import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import { useCorrectPhoneNumber, VerificationDialog } from '#features/accounts/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';

/** The new account's person, and where its verification code goes. */
export interface NewAccountToVerify {
  user: CurrentUser;
  type: 'email' | 'sms';
  /** The number as it was typed, which is how its owner reads it. */
  phoneNumber: string;
}

interface NewAccountCodeProps {
  joined: NewAccountToVerify;
  /** Called with or without the code; later its dialog is found in settings. */
  onDone: (user: CurrentUser) => void;
}

export const VerifyNewAccount = ({ joined: joinedAtFirst, onDone }: NewAccountCodeProps) => {
  const { accounts } = useStrings();
  const changeNumber = useCorrectPhoneNumber();
  const [joined, setJoined] = useState(joinedAtFirst);
  const { user, type, phoneNumber } = joined;
  const isSms = type === 'sms';
  return (
    <VerificationDialog
      open
      codeFor={{ type, userId: user.id, ...(user.pendingPhone !== undefined && { to: user.pendingPhone }) }}
      sentTo={isSms ? phoneNumber : user.email}
      onChangeNumber={async (number) => {
        const result = await changeNumber(number);
        if (result) setJoined({ user: result.user, type, phoneNumber: result.to });
        return result !== null;
      }}
      onVerified={() => {
        showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
        onDone(verified(joined));
      }}
      onLater={() => onDone(user)}
    />
  );
};

const verified = ({ user: { pendingPhone, ...user }, type }: NewAccountToVerify): CurrentUser =>
  type === 'sms'
    ? { ...user, phoneNumber: pendingPhone ?? user.phoneNumber, isPhoneVerified: true }
    : { ...user, isEmailVerified: true };
