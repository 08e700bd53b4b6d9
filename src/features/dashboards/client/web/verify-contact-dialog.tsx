import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { showToast } from '#design/toast.ts';
import {
  useCorrectPhoneNumber,
  useVerificationCodes,
  VerificationDialog,
} from '#features/accounts/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import { visitorQuery } from '#web/visitor.ts';

export interface VerifyContactDialogProps {
  user: CurrentUser;
  type: 'email' | 'sms';
  onClose: () => void;
}

/** Sends a code to the person's address or number at once, and asks for it. */
export const VerifyContactDialog = ({ user, type, onClose }: VerifyContactDialogProps) => {
  const { accounts } = useStrings();
  const client = useQueryClient();
  const codes = useVerificationCodes();
  const changeNumber = useCorrectPhoneNumber();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const pendingPhone = type === 'sms' ? user.pendingPhone : undefined;
  // The server knows the account's own address and number; only a pending one is named.
  const codeFor = { type, userId: user.id, ...(pendingPhone !== undefined && { to: pendingPhone }) };
  const refetchVisitor = () => client.invalidateQueries({ queryKey: visitorQuery.queryKey });
  const sendFirstCode = useEffectEvent(async () => {
    const to = type === 'email' ? user.email : (pendingPhone ?? user.phoneNumber);
    return to !== null && (await codes.request(codeFor)) ? to : null;
  });
  const proceed = useEffectEvent((to: string | null) => (to === null ? onClose() : setSentTo(to)));
  useEffect(() => {
    void sendFirstCode().then((to) => proceed(to));
  }, []);
  if (sentTo === null) return null;
  return (
    <VerificationDialog
      open
      codeFor={codeFor}
      sentTo={sentTo}
      onVerified={() => {
        showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
        void refetchVisitor();
        onClose();
      }}
      onLater={onClose}
      onChangeNumber={async (number) => {
        const result = await changeNumber(number);
        if (result) {
          await refetchVisitor();
          setSentTo(result.to);
        }
        return result !== null;
      }}
    />
  );
};
