import type { CurrentUser } from '#kernel/current-user.ts';

/** A code is on its way there. */
export interface SentCode {
  type: 'email' | 'sms';
  to: string;
}

interface Changed {
  email?: unknown;
  phoneNumber?: unknown;
}

/** Where codes have just been sent: to what was changed and waits. */
export const sentCodes = (
  { pendingEmail, pendingPhone }: Pick<CurrentUser, 'pendingEmail' | 'pendingPhone'>,
  changes: Changed,
): SentCode[] => [
  ...('email' in changes && pendingEmail !== undefined ? [{ type: 'email' as const, to: pendingEmail }] : []),
  ...('phoneNumber' in changes && pendingPhone !== undefined
    ? [{ type: 'sms' as const, to: pendingPhone }]
    : []),
];
