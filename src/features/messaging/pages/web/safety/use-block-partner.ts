import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '#design/toast.ts';
import { blockPerson, unblockPerson } from '#features/messaging/core/contract/blocks-and-reports.ts';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import { partnerQuery } from '#features/messaging/core/web/index.ts';
import { callEndpoint } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';
import { useMutationWithToast } from '#web/use-mutation-with-toast.ts';

/** Blocks the partner of a conversation, or unblocks them. */
export const useBlockPartner = ({ id, name, isBlocked }: ConversationPartner) => {
  const { talk } = useStrings();
  const client = useQueryClient();
  const { change, isBusy } = useMutationWithToast({
    send: async (blocks: boolean) =>
      blocks
        ? callEndpoint(blockPerson, { body: { userId: id } })
        : callEndpoint(unblockPerson, { params: { userId: id } }),
    onDone: (_, blocks) => {
      const { queryKey } = partnerQuery(String(id));
      client.setQueryData<ConversationPartner>(
        queryKey,
        (partner) => partner && { ...partner, isBlocked: blocks },
      );
      void client.invalidateQueries({ queryKey, exact: true });
      showToast({ tone: 'success', title: blocks ? talk.blocked(name) : talk.unblocked(name) });
    },
    failed: (text) => ({ title: talk.blockFailed, text }),
  });
  return { change: () => change(!isBlocked), isBusy };
};
