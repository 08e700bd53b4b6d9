import { listPasskeys } from '#sign-in/contract/passkeys.ts';
import { questionFor, useOutcome } from '#web/query.ts';
import { useHasPasskeys } from './use-has-passkeys.ts';

const passkeysQuestion = questionFor(listPasskeys, {});

/** Whether somebody can sign with a passkey of their account in this browser. */
export const useOwnPasskey = (): boolean => {
  const isPossible = useHasPasskeys();
  const { answer = [] } = useOutcome(passkeysQuestion);
  return isPossible && answer.length > 0;
};
