import { useRef, useState } from 'react';
import { showToast } from '#design/toast.ts';
import { requestVerificationCode, verifyContactCode } from '#features/accounts/core/contract/verification.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';

/** Without an account it is the address or number alone; with one it may also name a pending contact. */
export type VerificationTarget = { type: 'email' | 'sms' } & (
  | { userId: number; to?: string }
  | { to: string }
);

/**
 * Gone: a new code is needed. Unknown: nobody said whether it is right, so it may be. Not tried: another is
 * on its way or was right.
 */
type Outcome = 'right' | 'missing' | 'wrong' | 'gone' | 'unknown' | 'notTried';

/** Requests codes and tries them. Toasts show the result in the documents' words. */
export const useVerificationCodes = () => {
  const { accounts } = useStrings();
  const [isVerifying, setIsVerifying] = useState(false);
  const [isRequesting, setIsRequesting] = useState(false);
  // The sixth digit and Enter come in the same moment, when a state would update too late. It stays set after a right
  // code: that one is used up, and a press on Verify while the next page loads would be told that it's no longer valid.
  const isUnderWay = useRef(false);
  const fail = (title: string, text: string) => showToast({ tone: 'destructive', title, text });

  const verify = async (codeFor: VerificationTarget, code: string): Promise<Outcome> => {
    if (isUnderWay.current) return 'notTried';
    if (code.trim() === '') {
      fail(accounts.error, accounts.codeRequired);
      return 'missing';
    }
    isUnderWay.current = true;
    setIsVerifying(true);
    try {
      await callEndpoint(verifyContactCode, { body: { ...codeFor, code } });
      return 'right';
    } catch (error) {
      isUnderWay.current = false;
      setIsVerifying(false);
      if (error instanceof ApiError) {
        fail(accounts.verificationFailed, error.wire.message ?? accounts.wrongCode);
        if (error.is(verifyContactCode, 'wrongCode')) return 'wrong';
        return error.is(verifyContactCode, 'codeGone') ? 'gone' : 'unknown';
      }
      fail(accounts.error, accounts.verificationError);
      return 'unknown';
    }
  };

  /** Sends the first code. */
  const request = async (codeFor: VerificationTarget): Promise<boolean> => {
    const isEmail = codeFor.type === 'email';
    setIsRequesting(true);
    try {
      await callEndpoint(requestVerificationCode, { body: codeFor });
      return true;
    } catch (error) {
      const failed = isEmail ? accounts.sendFailedEmail : accounts.sendFailedPhone;
      fail(accounts.error, error instanceof ApiError ? (error.wire.message ?? failed) : accounts.sendError);
      return false;
    } finally {
      setIsRequesting(false);
    }
  };

  return {
    verify,
    request,
    /** Returns whether another code was sent. */
    resend: async (codeFor: VerificationTarget): Promise<boolean> => {
      if (!(await request(codeFor))) return false;
      const text = codeFor.type === 'email' ? accounts.codeSentEmail : accounts.codeSentPhone;
      showToast({ tone: 'success', title: accounts.codeSent, text });
      return true;
    },
    isVerifying,
    isRequesting,
  };
};
