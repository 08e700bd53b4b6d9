import { type CreateFailureToast, showFailureToast } from './failure-toast.ts';
import { useStrings } from './strings.tsx';
import { useEndSession } from './use-end-session.ts';

export const useFailureToast = () => {
  const strings = useStrings();
  const endSession = useEndSession();
  return (error: unknown, failed: CreateFailureToast) =>
    showFailureToast(error, failed, { strings, endSession });
};
