import type { MouseEvent } from 'react';
import { askWhetherProved } from '#sign-in/contract/proof.ts';
import { call } from '#web/api-client.ts';
import { useChange } from '#web/use-change.ts';

/** For a link to a file that is handed out only to who has just shown who they are: it is fetched after that. */
export const useProvedDownload = (failedTitle: string) => {
  const { change } = useChange({
    send: () => call(askWhetherProved, {}),
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
