import { type ReactNode, useState } from 'react';
import { useCodes, VerificationDialog } from '#accounts/web/index.ts';
import { showToast } from '#design/toast.ts';
import type { User } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import { useOwnAccount } from './use-own-account.ts';

export type ContactType = 'email' | 'sms';

/** A code is on its way there. */
interface Sent {
  type: ContactType;
  to: string;
}

export interface ContactProof {
  /** Proves the address or number that counts: its code is sent now. */
  start: (type: ContactType) => void;
  /** Enters codes that have been sent already, one after the other. */
  enter: (sent: readonly Sent[]) => void;
  isRequesting: boolean;
  dialog: ReactNode;
}

/** Asks for the code of an address or a number, and of two of them one after the other. */
export const useContactProof = (user: User): ContactProof => {
  const { accounts } = useStrings();
  const { askAccountAnew } = useOwnAccount();
  const codes = useCodes();
  const [waiting, setWaiting] = useState<readonly Sent[]>([]);
  const [asked] = waiting;
  const goOn = () => setWaiting(([, ...others]) => others);

  const start = async (type: ContactType) => {
    const to = type === 'email' ? user.email : user.phoneNumber;
    if (to !== null && (await codes.request({ type, to, userId: user.id }))) setWaiting([{ type, to }]);
  };

  const verified = async () => {
    showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
    goOn();
    await askAccountAnew();
  };

  return {
    start: (type) => void start(type),
    enter: setWaiting,
    isRequesting: codes.isRequesting,
    dialog: asked && (
      <VerificationDialog
        key={asked.type}
        open
        codeFor={{ ...asked, userId: user.id }}
        sentTo={asked.to}
        onVerified={() => void verified()}
        onLater={goOn}
      />
    ),
  };
};
