import { useEffect } from 'react';
import { openEntry } from '#moderation/contract/moderation.ts';
import type { Queue } from '#moderation/rules/moderation.ts';
import { call } from '#web/api-client.ts';

const SAY_AGAIN_MS = 4 * 60_000;

/** Others see who has an entry open, for as long as somebody looks at this page. */
export const useOpening = (queue: Queue, id: number | undefined) => {
  useEffect(() => {
    if (id === undefined) return undefined;
    const say = () => {
      if (document.hidden) return;
      call(openEntry, { params: { queue, id } }).catch(() => undefined);
    };
    say();
    const timer = setInterval(say, SAY_AGAIN_MS);
    return () => clearInterval(timer);
  }, [queue, id]);
};
