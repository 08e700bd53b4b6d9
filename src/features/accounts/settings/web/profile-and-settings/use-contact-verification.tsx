import type { ReactNode } from 'react';
import { showToast } from '#design/toast.ts';
import {
  useVerificationCodes,
  useCorrectPhoneNumber,
  VerificationDialog,
} from '#features/accounts/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import type { ContactToVerify } from './contacts-to-verify.ts';
import { useAccountCache } from './use-account-cache.ts';

interface ContactProofOptions {
  /** Sent codes, which are entered one after the other. */
  pendingCodes: readonly ContactToVerify[];
  setPendingCodes: (pendingCodes: readonly ContactToVerify[]) => void;
  /** Called with the contacts that are valid now. */
  onProved: (counting: Pick<CurrentUser, 'email' | 'phoneNumber'>) => void;
}

export interface UseContactVerificationResult {
  /** Verifies the current address or number: its code is sent now. */
  start: (type: ContactToVerify['type']) => void;
  /** Enters codes that have been sent already. */
  enter: (pendingCodes: readonly ContactToVerify[]) => void;
  isRequesting: boolean;
  dialog: ReactNode;
}

/** Requests the code of an address or a number, or of both one after the other. */
export const useContactVerification = (
  user: CurrentUser,
  { pendingCodes, setPendingCodes, onProved }: ContactProofOptions,
): UseContactVerificationResult => {
  const { accounts } = useStrings();
  const { refetchAccount, cacheUser } = useAccountCache();
  const codes = useVerificationCodes();
  const changeNumber = useCorrectPhoneNumber();
  const [firstCode, ...laterCodes] = pendingCodes;

  const start = async (type: ContactToVerify['type']) => {
    const to = type === 'email' ? user.email : user.phoneNumber;
    if (to !== null && (await codes.request({ type, to, userId: user.id }))) setPendingCodes([{ type, to }]);
  };

  const verified = async () => {
    showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
    setPendingCodes(laterCodes);
    const now = await refetchAccount();
    if (now) onProved({ email: now.email, phoneNumber: now.phoneNumber });
  };

  return {
    start: (type) => void start(type),
    enter: setPendingCodes,
    isRequesting: codes.isRequesting,
    dialog: firstCode && (
      <VerificationDialog
        key={firstCode.type}
        open
        codeFor={{ ...firstCode, userId: user.id }}
        sentTo={firstCode.to}
        onVerified={() => void verified()}
        onLater={() => setPendingCodes(laterCodes)}
        onChangeNumber={async (number) => {
          const result = await changeNumber(number);
          if (result) {
            await cacheUser(result.user);
            setPendingCodes([{ type: 'sms', to: result.to }, ...laterCodes]);
          }
          return result !== null;
        }}
      />
    ),
  };
};
