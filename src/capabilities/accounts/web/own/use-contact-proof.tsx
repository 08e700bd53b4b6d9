import { type ReactNode, useState } from 'react';
import type { User } from '../../contract.ts';
import { useOwnAccount } from './use-own-account.ts';

type ContactType = 'email' | 'sms';

interface ContactChanges {
  email?: unknown;
  phoneNumber?: unknown;
}

export interface ContactProof {
  start: (type: ContactType) => void;
  /** After a change: what is new and not proved is asked for at once. */
  askFor: (changed: User, changes: ContactChanges) => void;
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
  const [waiting, setWaiting] = useState<readonly ContactType[]>([]);
  const { askUserAnew } = useOwnAccount();
  const dialog: ReactNode = waiting[0] && user.id ? null : (void askUserAnew, null);
  return {
    start: (type) => setWaiting([type]),
    askFor: (changed, changes) => setWaiting(unprovedOf(changed, changes)),
    dialog,
  };
};
