import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import { blockPerson, unblockPerson } from '#features/messaging/core/contract/safety.ts';
import type { Partner } from '#features/messaging/core/contract/thread.ts';
import { partnerQuery } from '#features/messaging/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useChange } from '#web/use-change.ts';

/** Blocks the partner of a conversation, or unblocks them. */
export const useBlock = ({ id, name, isBlocked }: Partner) => {
  const { talk } = useStrings();
  const client = useQueryClient();
  const { change, isBusy } = useChange({
    send: async (blocks: boolean) =>
      blocks
        ? callEndpoint(blockPerson, { body: { userId: id } })
        : callEndpoint(unblockPerson, { params: { userId: id } }),
    onDone: (_, blocks) => {
      const { queryKey } = partnerQuery(String(id));
      client.setQueryData<Partner>(queryKey, (partner) => partner && { ...partner, isBlocked: blocks });
      void client.invalidateQueries({ queryKey, exact: true });
      showToast({ tone: 'success', title: blocks ? talk.blocked(name) : talk.unblocked(name) });
    },
    failed: (text) => ({ title: talk.blockFailed, text }),
  });
  return { change: () => change(!isBlocked), isBusy };
};
