import { useEffect } from 'react';
import { announceOpenEntry } from '#features/moderation/core/contract/moderation.ts';
import type { QueueName } from '#features/moderation/core/rules/moderation.ts';
import { callEndpoint } from '#web/api-client.ts';

const REPEAT_MS = 4 * 60_000;

/** Others see who has an entry open, as long as the page is visible. */
export const useAnnounceOpenEntry = (queue: QueueName, id: number | undefined) => {
  useEffect(() => {
    if (id === undefined) return undefined;
    const announce = () => {
      if (document.hidden) return;
      callEndpoint(announceOpenEntry, { params: { queue, id } }).catch(() => undefined);
    };
    announce();
    const timer = setInterval(announce, REPEAT_MS);
    return () => clearInterval(timer);
  }, [queue, id]);
};
