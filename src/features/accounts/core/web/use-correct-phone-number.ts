import { updateOwnUser } from '#features/accounts/core/contract/account-settings.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useVerificationCodes } from './use-verification-codes.ts';

/** Sends an account's code to another number than the one typed before; returns null if none could be sent. */
export const useCorrectPhoneNumber = () => {
  const codes = useVerificationCodes();
  return async (phoneNumber: string): Promise<{ user: CurrentUser; to: string } | null> => {
    const user = await callEndpoint(updateOwnUser, { body: { phoneNumber } });
    if (user.pendingPhone !== undefined) return { user, to: user.pendingPhone };
    // The number is unchanged, so its code may have got lost.
    const to = user.phoneNumber ?? phoneNumber;
    return (await codes.request({ type: 'sms', userId: user.id, to })) ? { user, to } : null;
  };
};
