import { sendWebhookEvent } from '#features/api/webhooks/server/index.ts';
import type { Message, MessageParty } from '#features/messaging/core/contract/messaging-fields.ts';
import { MESSAGE_RATE_LIMIT, whyNotReceiveMessages } from '#features/messaging/core/rules/message-rules.ts';
import { notifyWithLockedChannels } from '#features/notifications/core/server/index.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { presentMessage, presentMessageParty } from './present-messages.ts';
import { sendLiveMessageEvent } from './send-live-message-events.ts';
import { attachToMessage } from './store/attachments-store.ts';
import { findConversationPartner } from './store/find-conversation-partner.ts';
import { insertMessageRow, lockAndReadSendingFacts, type SendingFacts } from './store/sending-facts.ts';

/** Returns the receiver of a message, or why the person may not write to them. */
export const findMessageReceiver = async (transaction: Db, senderId: number, { receiver }: SendingFacts) => {
  if (!receiver) return { reason: 'receiverNotFound' } as const;
  const reason = whyNotReceiveMessages(receiver);
  // Nobody learns that a stranger exists, and so not that they are suspended either.
  if (reason === 'receiverSuspended' && !(await findConversationPartner(transaction, senderId, receiver.id)))
    return { reason: 'receiverNotFound' } as const;
  if (reason) return { reason } as const;
  if (receiver.hasBlockedSender) return { reason: 'blocked' } as const;
  return { reason: null, receiver: presentMessageParty(receiver) } as const;
};

interface Posted {
  sender: Person;
  receiver: MessageParty;
  sending: SendingFacts;
  content: string;
  clientKey?: string | null;
}

/**
 * Stores a message and shows it to both sides, whose live streams are locked. Returns null where an attachment is
 * missing: then the transaction must not succeed. No statement waits for another's result, so they go to the database
 * together.
 */
export const storeAndPublishMessage = async (
  transaction: Db,
  services: Pick<Services, 'jobs' | 'translator'>,
  { sender, receiver, sending, content, clientKey = null }: Posted,
): Promise<Message | null> => {
  const { messageId, at, attachments, lineId: channelId, senderName, hasWebhooks } = sending;
  const row = {
    id: messageId,
    senderId: sender.id,
    receiverId: receiver.id,
    content,
    attachmentCount: attachments.length,
    isRead: false,
    isWithheld: false,
    writtenBy: sender.memberId ?? null,
    clientKey,
    createdAt: new Date(at),
  };
  const message = presentMessage(row, [presentMessageParty(sender), receiver], services.translator, {
    attachments,
  });
  const ids = attachments.map(({ id }) => id);
  const subject = { userId: sender.id, from: senderName };
  const [, attached] = await Promise.all([
    insertMessageRow(transaction, row),
    attachToMessage(transaction, row, ids),
    sendLiveMessageEvent(transaction, message, row.writtenBy !== null),
    notifyWithLockedChannels(
      transaction,
      services,
      { personId: receiver.id, kind: 'messageReceived', subject, senderId: sender.id },
      channelId,
    ),
    hasWebhooks &&
      sendWebhookEvent(transaction, services, [receiver.id], {
        type: 'message.created',
        data: { messageId, senderId: sender.id },
        at: row.createdAt,
      }),
  ]);
  return attached.length < ids.length ? null : message;
};

/** Sends a message that another module writes for a person, or returns why it may not be sent. */
export const sendMessageFor = async (
  transaction: Db,
  services: Pick<Services, 'clock' | 'jobs' | 'limits' | 'translator'>,
  sender: Person,
  { receiverId, content }: { receiverId: number; content: string },
) => {
  const sendingInput = { senderId: sender.id, receiverId, attachmentIds: [], now: services.clock.now() };
  const sending = await lockAndReadSendingFacts(transaction, sendingInput);
  const to = await findMessageReceiver(transaction, sender.id, sending);
  if (to.reason !== null) return to.reason;
  await services.limits.spend('messages', sender.id, MESSAGE_RATE_LIMIT);
  await storeAndPublishMessage(transaction, services, { sender, receiver: to.receiver, sending, content });
  return null;
};
