import { type FailureToastOf, showFailureToast } from './failure-toast.ts';
import { useStrings } from './strings.tsx';
import { useEndSession } from './use-end-session.ts';

export const useFailureToast = () => {
  const strings = useStrings();
  const endSession = useEndSession();
  return (error: unknown, failed: FailureToastOf) => showFailureToast(error, failed, { strings, endSession });
};
