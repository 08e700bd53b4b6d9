import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { showToast } from '#design/toast.ts';
import { blockPerson, unblockPerson } from '#messaging/contract/safety.ts';
import type { Partner } from '#messaging/contract/thread.ts';
import { partnerQuestion } from '#messaging/web/questions.ts';
import { call } from '#web/api-client.ts';
import { reasonOf } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';

/** Blocks the partner of a conversation, or takes it back. */
export const useBlock = ({ id, name, isBlocked }: Partner) => {
  const strings = useStrings();
  const { talk } = strings;
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);
  const change = async () => {
    setIsBusy(true);
    try {
      if (isBlocked) await call(unblockPerson, { params: { userId: id } });
      else await call(blockPerson, { body: { userId: id } });
      client.setQueryData<Partner>(
        partnerQuestion(String(id)).queryKey,
        (partner) => partner && { ...partner, isBlocked: !isBlocked },
      );
      showToast({ tone: 'success', title: isBlocked ? talk.unblocked(name) : talk.blocked(name) });
    } catch (error) {
      showToast({ tone: 'destructive', title: talk.blockFailed, text: reasonOf(error, strings) });
    }
    setIsBusy(false);
  };
  return { change, isBusy };
};
