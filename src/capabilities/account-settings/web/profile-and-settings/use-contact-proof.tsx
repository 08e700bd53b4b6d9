import type { ReactNode } from 'react';
import { useCodes, useNumberChange, VerificationDialog } from '#accounts/web/index.ts';
import { showToast } from '#design/toast.ts';
import type { User } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import type { SentCode } from './sent-codes.ts';
import { useOwnAccount } from './use-own-account.ts';

interface ContactProofTerms {
  /** Codes that are on their way, entered one after the other. */
  sent: readonly SentCode[];
  setSent: (sent: readonly SentCode[]) => void;
  /** What counts now. */
  onProved: (counting: Pick<User, 'email' | 'phoneNumber'>) => void;
}

export interface ContactProof {
  /** Proves the address or number that counts: its code is sent now. */
  start: (type: SentCode['type']) => void;
  /** Enters codes that have been sent already. */
  enter: (sent: readonly SentCode[]) => void;
  isRequesting: boolean;
  dialog: ReactNode;
}

/** Asks for the code of an address or a number, and of two of them one after the other. */
export const useContactProof = (user: User, { sent, setSent, onProved }: ContactProofTerms): ContactProof => {
  const { accounts } = useStrings();
  const { askAccountAnew, keepUser } = useOwnAccount();
  const codes = useCodes();
  const changeNumber = useNumberChange();
  const [asked, ...others] = sent;

  const start = async (type: SentCode['type']) => {
    const to = type === 'email' ? user.email : user.phoneNumber;
    if (to !== null && (await codes.request({ type, to, userId: user.id }))) setSent([{ type, to }]);
  };

  const verified = async () => {
    showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
    setSent(others);
    const now = await askAccountAnew();
    if (now) onProved({ email: now.email, phoneNumber: now.phoneNumber });
  };

  return {
    start: (type) => void start(type),
    enter: setSent,
    isRequesting: codes.isRequesting,
    dialog: asked && (
      <VerificationDialog
        key={asked.type}
        open
        codeFor={{ ...asked, userId: user.id }}
        sentTo={asked.to}
        onVerified={() => void verified()}
        onLater={() => setSent(others)}
        onChangeNumber={async (number) => {
          const changed = await changeNumber(number);
          if (changed) {
            await keepUser(changed.user);
            setSent([{ type: 'sms', to: changed.to }, ...others]);
          }
          return changed !== null;
        }}
      />
    ),
  };
};
