import type { MouseEvent } from 'react';
import { checkStepUp } from '#features/accounts/sign-in/contract/step-up.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** Downloads a file that requires a step-up proof, after the person has given it. */
export const useStepUpDownload = (failedTitle: string) => {
  const { change } = useMutationWithToast({
    send: () => callEndpoint(checkStepUp, {}),
    failed: (text) => ({ title: failedTitle, text }),
  });
  return (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const link = document.createElement('a');
    link.href = event.currentTarget.href;
    link.download = '';
    void change().then((isProved) => isProved && link.click());
  };
};
