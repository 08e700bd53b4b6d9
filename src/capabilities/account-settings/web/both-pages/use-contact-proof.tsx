import { type ReactNode, useState } from 'react';
import { useCodes, VerificationDialog } from '#accounts/web/index.ts';
import { showToast } from '#design/toast.ts';
import type { User } from '#kernel/current-user.ts';
import { useStrings } from '#web/strings.tsx';
import { useOwnAccount } from './use-own-account.ts';

type ContactType = 'email' | 'sms';

interface ContactChanges {
  email?: unknown;
  phoneNumber?: unknown;
}

/** A code is on its way to one of them; the others' turn comes after. */
interface Asked {
  person: User;
  type: ContactType;
  others: readonly ContactType[];
}

export interface ContactProof {
  start: (type: ContactType) => void;
  /** After a change: what is new and not proved is asked for at once. */
  askFor: (changed: User, changes: ContactChanges) => void;
  isRequesting: boolean;
  dialog: ReactNode;
}

const unprovedOf = (user: User, changes: ContactChanges): ContactType[] => [
  ...('email' in changes && !user.isEmailVerified ? (['email'] as const) : []),
  ...('phoneNumber' in changes && user.phoneNumber !== null && !user.isPhoneVerified
    ? (['sms'] as const)
    : []),
];

/** Asks for the code of an address or a number, and of two of them one after the other. */
export const useContactProof = (user: User): ContactProof => {
  const { accounts } = useStrings();
  const { askUserAnew } = useOwnAccount();
  const codes = useCodes();
  const [asked, setAsked] = useState<Asked | null>(null);

  const ask = async (person: User, [type, ...others]: readonly ContactType[]) => {
    if (type === undefined) return setAsked(null);
    const isSent = await codes.request({ type, userId: person.id });
    setAsked(isSent ? { person, type, others } : null);
  };

  const verified = async ({ person, others }: Asked) => {
    showToast({ tone: 'success', title: accounts.success, text: accounts.verified });
    await askUserAnew();
    await ask(person, others);
  };

  return {
    start: (type) => void ask(user, [type]),
    askFor: (changed, changes) => void ask(changed, unprovedOf(changed, changes)),
    isRequesting: codes.isRequesting,
    dialog: asked && (
      <VerificationDialog
        key={asked.type}
        open
        codeFor={{ type: asked.type, userId: asked.person.id }}
        sentTo={asked.type === 'email' ? asked.person.email : (asked.person.phoneNumber ?? '')}
        onVerified={() => void verified(asked)}
        onLater={() => void ask(asked.person, asked.others)}
      />
    ),
  };
};
