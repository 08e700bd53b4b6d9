import type { QueryClient } from '@tanstack/react-query';
import { sendMessage } from '#features/messaging/core/contract/send-message.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { isRefusedWithCode } from '#web/failure-reason.ts';
import {
  addMessageToCache,
  isMessageInCachedThread,
  refetchConversationList,
  refetchThread,
} from './cached-messages.ts';
import {
  changeUnsentMessages,
  findMessagesLeftAtSignOut,
  type UnsentMessageData,
} from './unsent-messages.ts';

interface SendTarget {
  client: QueryClient;
  me: number;
  partnerId: number;
}

/** Tries to send a message. It stays in the outbox until the server has acknowledged it; a failure is thrown. */
export const sendUnsentMessage = async (
  { client, me, partnerId }: SendTarget,
  { key, content, attachments }: Omit<UnsentMessageData, 'state'>,
) => {
  const discard = () =>
    changeUnsentMessages(me, partnerId, (all) => all.filter((entry) => entry.key !== key));
  try {
    const attachmentIds = attachments.length > 0 ? attachments.map(({ id }) => id) : undefined;
    const body = { content, receiverId: partnerId, attachmentIds };
    const {
      sender: _,
      receiver: __,
      ...message
    } = await callEndpoint(sendMessage, { body }, { idempotencyKey: key });
    addMessageToCache(client, partnerId, message);
    discard();
    // The message is sent, even if these fetches fail.
    void refetchThread(client, partnerId).catch(() => undefined);
    void refetchConversationList(client);
  } catch (error) {
    // It has arrived; only its response got lost.
    if (isMessageInCachedThread(client, partnerId, key)) return discard();
    const state = isRefusedWithCode(error, 'signInFirst') ? 'signed-out' : 'failed';
    changeUnsentMessages(me, partnerId, (all) =>
      all.map((entry) => (entry.key === key ? { ...entry, state } : entry)),
    );
    // There was no response: if it has arrived anyway, the thread shows it, and it leaves the outbox.
    if (!(error instanceof ApiError)) void refetchThread(client, partnerId).catch(() => undefined);
    throw error;
  }
};

/** Sends the messages that waited because their author was signed out. */
export const sendMessagesLeftAtSignOut = async (client: QueryClient, me: number) => {
  for (const { partnerId, unsent } of findMessagesLeftAtSignOut(me)) {
    // The reason stands beside the message, where it can be tried again.
    await sendUnsentMessage({ client, me, partnerId }, unsent).catch(() => undefined);
  }
};
