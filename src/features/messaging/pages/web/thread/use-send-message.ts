import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { showToast } from '#design/toast.ts';
import type { Attachment } from '#features/messaging/core/contract/messaging-fields.ts';
import { sendMessage } from '#features/messaging/core/contract/send-message.ts';
import type { CachedMessage } from '#features/messaging/pages/web/cached-messages.ts';
import { sendUnsentMessage } from '#features/messaging/pages/web/send-unsent-messages.ts';
import {
  changeUnsentMessages,
  type UnsentMessageData,
  useUnsentMessages,
} from '#features/messaging/pages/web/unsent-messages.ts';
import { ApiError } from '#web/api-client.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import { useStrings } from '#web/strings.tsx';
import { useEndSession } from '#web/use-end-session.ts';

/** Each message stays in the outbox until the server has acknowledged it. */
export const useSendMessage = (
  me: number,
  partnerId: number,
  { latest, onSent }: { latest: readonly CachedMessage[]; onSent: () => void },
) => {
  const client = useQueryClient();
  const { talk } = useStrings();
  const unsent = useUnsentMessages(me, partnerId);
  const endSession = useEndSession();
  const arrived = new Set(latest.map(({ clientKey }) => clientKey));
  // A stored message may come by the live stream before its response, or without one.
  const waiting = unsent.filter(({ key }) => !arrived.has(key));

  const setState = (key: string, state: UnsentMessageData['state']) =>
    changeUnsentMessages(me, partnerId, (all) =>
      all.map((entry) => (entry.key === key ? { ...entry, state } : entry)),
    );
  const discard = (key: string) =>
    changeUnsentMessages(me, partnerId, (all) => all.filter((entry) => entry.key !== key));

  const attempt = async (unsent: Omit<UnsentMessageData, 'state'>) => {
    try {
      await sendUnsentMessage({ client, me, partnerId }, unsent);
      onSent();
    } catch (error) {
      // The notice above the composer says it, and stays.
      if (error instanceof ApiError && error.is(sendMessage, 'emailNotVerified')) return;
      const reason = error instanceof ApiError ? error.wire.message : undefined;
      const text = talk.sendFailed(reason ?? talk.noConnection);
      showToast({ tone: 'destructive', title: talk.error, text });
      // It waits in the outbox and is sent automatically after the sign-in, to which this leads.
      if (isRefusedWithCode(error, 'signInFirst')) endSession([unsent.content]);
    }
  };

  const send = (content: string, attachments: readonly Attachment[]) => {
    const key = crypto.randomUUID();
    changeUnsentMessages(me, partnerId, (all) => [...all, { key, content, attachments, state: 'sending' }]);
    void attempt({ key, content, attachments });
  };

  const tryAgain = (entry: UnsentMessageData) => {
    setState(entry.key, 'sending');
    void attempt(entry);
  };

  useEffect(() => {
    for (const { key, state } of unsent) if (state !== 'sending' && arrived.has(key)) discard(key);
  });

  // Messages written offline are sent once there is a connection.
  const sendWaiting = () => {
    for (const entry of waiting) if (entry.state !== 'sending') tryAgain(entry);
  };
  useEffect(() => {
    addEventListener('online', sendWaiting);
    return () => removeEventListener('online', sendWaiting);
  });

  return { waiting, send, tryAgain, discard };
};
