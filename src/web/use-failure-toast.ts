import { type FailedWords, showFailure } from './failure-toast.ts';
import { useStrings } from './strings.tsx';
import { useEndSession } from './use-end-session.ts';

export const useFailureToast = () => {
  const strings = useStrings();
  const endSession = useEndSession();
  return (error: unknown, failed: FailedWords) => showFailure(error, failed, { strings, endSession });
};
