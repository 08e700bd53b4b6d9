import type { Person } from '#kernel/visitor.ts';
import type { Message } from '#messaging/contract/fields.ts';
import { MESSAGES_A_MINUTE, whyNotSend } from '#messaging/rules/messaging.ts';
import type { Db } from '#server/database/db.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import type { Tools } from '#server/tools.ts';
import { hasBlocked } from './blocks.ts';
import { notifyOfMessage } from './notify-of-message.ts';
import { presentMessage, presentParty } from './present.ts';
import { sendLiveMessage } from './send-live-messages.ts';
import { attachToMessage } from './store/attachments.ts';
import { insertMessage } from './store/messages.ts';
import { findPartner, findReceiver } from './store/partners.ts';

export type Receiver = NonNullable<Awaited<ReturnType<typeof findReceiver>>>;

/** Whom a person writes to, or why they may not. */
export const receiverFor = async (transaction: Db, senderId: number, receiverId: number) => {
  const receiver = await findReceiver(transaction, receiverId);
  if (!receiver) return { why: 'receiverNotFound' } as const;
  const why = whyNotSend(receiver);
  // Nobody learns that a stranger exists, so neither that they are suspended.
  if (why === 'receiverSuspended' && !(await findPartner(transaction, senderId, receiverId)))
    return { why: 'receiverNotFound' } as const;
  if (why) return { why } as const;
  if (await hasBlocked(transaction, receiver.id, senderId)) return { why: 'blocked' } as const;
  return { why: null, receiver } as const;
};

interface Words {
  content: string;
  attachmentIds?: readonly number[] | undefined;
  clientKey?: string | null;
}

/**
 * Stores a message and shows it to both sides, whose live streams are held. Null where something that is to go with it
 * is not there: then the transaction must not succeed.
 */
export const storeMessage = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs' | 'translator'>,
  { sender, receiver }: { sender: Person; receiver: Receiver },
  { content, attachmentIds = [], clientKey = null }: Words,
): Promise<Message | null> => {
  const row = await insertMessage(transaction, {
    senderId: sender.id,
    receiverId: receiver.id,
    content,
    attachmentCount: attachmentIds.length,
    writtenBy: sender.memberId ?? null,
    clientKey,
  });
  const attached = await attachToMessage(transaction, row, attachmentIds);
  if (attached.length < attachmentIds.length) return null;
  const message = presentMessage(row, [presentParty(sender), presentParty(receiver)], tools.translator, {
    attachments: attached,
  });
  await sendLiveMessage(transaction, message, row.writtenBy !== null);
  await notifyOfMessage(transaction, tools, row);
  return message;
};

/** A message that a person has another part of Giewel write for them, or why it may not be sent. */
export const writeFor = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs' | 'limits' | 'translator'>,
  sender: Person,
  { receiverId, content }: { receiverId: number; content: string },
) => {
  const to = await receiverFor(transaction, sender.id, receiverId);
  if (to.why !== null) return to.why;
  await tools.limits.spend('messages', sender.id, MESSAGES_A_MINUTE);
  await holdLiveStreams(transaction, [sender.id, receiverId]);
  await storeMessage(transaction, tools, { sender, receiver: to.receiver }, { content });
  return null;
};
