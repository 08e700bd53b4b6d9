import type { CurrentUser } from '#kernel/current-user.ts';

/** A code was sent there. */
export interface ContactToVerify {
  type: 'email' | 'sms';
  to: string;
}

interface Changed {
  email?: unknown;
  phoneNumber?: unknown;
}

/** Returns where codes have just been sent: the changed contacts that are pending. */
export const listContactsToVerify = (
  { pendingEmail, pendingPhone }: Pick<CurrentUser, 'pendingEmail' | 'pendingPhone'>,
  changes: Changed,
): ContactToVerify[] => [
  ...('email' in changes && pendingEmail !== undefined ? [{ type: 'email' as const, to: pendingEmail }] : []),
  ...('phoneNumber' in changes && pendingPhone !== undefined
    ? [{ type: 'sms' as const, to: pendingPhone }]
    : []),
];
