import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '#design/toast.ts';
import type { Attachment } from '#messaging/contract/fields.ts';
import { sendMessage } from '#messaging/contract/messaging.ts';
import { addMessage, refreshList, refreshThread } from '#messaging/web/cached-messages.ts';
import { changeOutbox, type Unsent, useOutbox } from '#messaging/web/outbox.ts';
import { ApiError, call } from '#web/api-client.ts';
import { useStrings } from '#web/strings.tsx';

/** Sends messages of one conversation; each stays in the outbox until the server has acknowledged it. */
export const useSend = (me: number, partnerId: number, onSent: () => void) => {
  const client = useQueryClient();
  const { talk } = useStrings();
  const unsent = useOutbox(me, partnerId);

  const setState = (key: string, state: Unsent['state']) =>
    changeOutbox(me, partnerId, (all) => all.map((it) => (it.key === key ? { ...it, state } : it)));
  const discard = (key: string) => changeOutbox(me, partnerId, (all) => all.filter((it) => it.key !== key));

  const attempt = async ({ key, content, attachments }: Omit<Unsent, 'after' | 'state'>) => {
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
      setState(key, 'failed');
      const reason = error instanceof ApiError ? error.wire.message : undefined;
      const text = talk.sendFailed(reason ?? talk.noConnection);
      showToast({ tone: 'destructive', title: talk.error, text });
    }
  };

  const send = (content: string, attachments: readonly Attachment[], after: number) => {
    const key = crypto.randomUUID();
    changeOutbox(me, partnerId, (all) => [...all, { key, content, attachments, after, state: 'sending' }]);
    void attempt({ key, content, attachments });
  };

  const tryAgain = (again: Unsent) => {
    setState(again.key, 'sending');
    void attempt(again);
  };

  // What was written without a connection goes out once there is one.
  const sendWaiting = () => {
    for (const waiting of unsent) if (waiting.state === 'failed') tryAgain(waiting);
  };
  useEffect(() => {
    addEventListener('online', sendWaiting);
    return () => removeEventListener('online', sendWaiting);
  });

  return { unsent, send, tryAgain, discard };
};
