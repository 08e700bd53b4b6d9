import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '#design/toast.ts';
import type { Attachment } from '#messaging/contract/fields.ts';
import { sendMessage } from '#messaging/contract/messaging.ts';
import {
  addMessage,
  isInThread,
  refreshList,
  refreshThread,
  type ShownMessage,
} from '#messaging/web/cached-messages.ts';
import { changeOutbox, type Unsent, useOutbox } from '#messaging/web/outbox.ts';
import { ApiError, call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';

/** Sends messages of one conversation; each stays in the outbox until the server has acknowledged it. */
export const useSend = (
  me: number,
  partnerId: number,
  { latest, onSent }: { latest: readonly ShownMessage[]; onSent: () => void },
) => {
  const client = useQueryClient();
  const { talk } = useStrings();
  const unsent = useOutbox(me, partnerId);
  const arrived = new Set(latest.map(({ clientKey }) => clientKey));
  // One that is stored already may be told of before its answer is here, or without one.
  const waiting = unsent.filter(({ key }) => !arrived.has(key));

  const setState = (key: string, state: Unsent['state']) =>
    changeOutbox(me, partnerId, (all) => all.map((it) => (it.key === key ? { ...it, state } : it)));
  const discard = (key: string) => changeOutbox(me, partnerId, (all) => all.filter((it) => it.key !== key));

  const attempt = async ({ key, content, attachments }: Omit<Unsent, 'state'>) => {
    try {
      const attachmentIds = attachments.length > 0 ? attachments.map(({ id }) => id) : undefined;
      const body = { content, receiverId: partnerId, attachmentIds };
      const {
        sender: _,
        receiver: __,
        ...message
      } = await call(sendMessage, { body }, { idempotencyKey: key });
      addMessage(client, partnerId, message);
      discard(key);
      onSent();
      // It is sent, also where what else has happened cannot be asked for now.
      void refreshThread(client, partnerId).catch(() => undefined);
      void refreshList(client);
    } catch (error) {
      // It has arrived; its answer alone got lost.
      if (isInThread(client, partnerId, key)) return discard(key);
      setState(key, 'failed');
      const reason = error instanceof ApiError ? error.wire.message : undefined;
      const text = talk.sendFailed(reason ?? talk.noConnection);
      showToast({ tone: 'destructive', title: talk.error, text });
    }
  };

  const send = (content: string, attachments: readonly Attachment[]) => {
    const key = crypto.randomUUID();
    changeOutbox(me, partnerId, (all) => [...all, { key, content, attachments, state: 'sending' }]);
    void attempt({ key, content, attachments });
  };

  const tryAgain = (again: Unsent) => {
    setState(again.key, 'sending');
    void attempt(again);
  };

  useEffect(() => {
    for (const { key, state } of unsent) if (state === 'failed' && arrived.has(key)) discard(key);
  });

  // What was written without a connection goes out once there is one.
  const sendWaiting = () => {
    for (const one of waiting) if (one.state === 'failed') tryAgain(one);
  };
  useEffect(() => {
    addEventListener('online', sendWaiting);
    return () => removeEventListener('online', sendWaiting);
  });

  return { waiting, send, tryAgain, discard };
};
