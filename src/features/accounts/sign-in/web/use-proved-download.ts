import type { MouseEvent } from 'react';
import { checkProof } from '#features/accounts/sign-in/contract/proof.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useChange } from '#web/use-change.ts';

/** Downloads a file that requires a step-up proof, after the person has given it. */
export const useProvedDownload = (failedTitle: string) => {
  const { change } = useChange({
    send: () => callEndpoint(checkProof, {}),
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
