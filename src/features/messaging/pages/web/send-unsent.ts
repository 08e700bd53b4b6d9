import type { QueryClient } from '@tanstack/react-query';
import { sendMessage } from '#features/messaging/core/contract/messaging.ts';
import { ApiError, callEndpoint } from '#web/api-client.ts';
import { isRefusedBecause } from '#web/failure-reason.ts';
import { addMessage, isInThread, refreshList, refreshThread } from './cached-messages.ts';
import { changeOutbox, signedOutMessages, type UnsentMessage } from './outbox.ts';

interface SendTarget {
  client: QueryClient;
  me: number;
  partnerId: number;
}

/** One try of a message. It stays in the outbox until the server has acknowledged it; why it did not go is thrown. */
export const sendUnsent = async (
  { client, me, partnerId }: SendTarget,
  { key, content, attachments }: Omit<UnsentMessage, 'state'>,
) => {
  const discard = () => changeOutbox(me, partnerId, (all) => all.filter((entry) => entry.key !== key));
  try {
    const attachmentIds = attachments.length > 0 ? attachments.map(({ id }) => id) : undefined;
    const body = { content, receiverId: partnerId, attachmentIds };
    const {
      sender: _,
      receiver: __,
      ...message
    } = await callEndpoint(sendMessage, { body }, { idempotencyKey: key });
    addMessage(client, partnerId, message);
    discard();
    // It is sent, also where what else has happened cannot be asked for now.
    void refreshThread(client, partnerId).catch(() => undefined);
    void refreshList(client);
  } catch (error) {
    // It has arrived; its answer alone got lost.
    if (isInThread(client, partnerId, key)) return discard();
    const state = isRefusedBecause(error, 'signInFirst') ? 'signed-out' : 'failed';
    changeOutbox(me, partnerId, (all) =>
      all.map((entry) => (entry.key === key ? { ...entry, state } : entry)),
    );
    // Nobody answered: where it has arrived all the same the thread shows it, and it leaves the outbox.
    if (!(error instanceof ApiError)) void refreshThread(client, partnerId).catch(() => undefined);
    throw error;
  }
};

/** What could not go because its author was signed out goes now that they are back. */
export const sendSignedOut = async (client: QueryClient, me: number) => {
  for (const { partnerId, unsent } of signedOutMessages(me)) {
    // Why it did not go stands beside it, where it can be tried again.
    await sendUnsent({ client, me, partnerId }, unsent).catch(() => undefined);
  }
};
