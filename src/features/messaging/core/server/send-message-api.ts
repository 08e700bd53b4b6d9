import { sendMessage } from '#features/messaging/core/contract/send-message.ts';
import { MESSAGE_RATE_LIMIT } from '#features/messaging/core/rules/message-rules.ts';
import { recordActivity } from '#features/team/core/server/index.ts';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import { joinOrStartTransaction } from '#server/database/open-drizzle.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { whyNotBeginConversation } from './new-conversation-limits.ts';
import { findMessageReceiver, storeAndPublishMessage } from './post-message.ts';
import { lockAndReadSendingFacts } from './store/sending-facts.ts';

/** Returns the first words of a message about a quote, its other side, and what to record once the message is stored. */
export type DescribeMessageSubject = (
  db: Db,
  requestContext: { personId: number; language: Language; now: Date },
  about: { quoteId: number; lineId?: number | undefined; lineKind?: string | undefined },
) => Promise<
  | { partnerId: number; words: string; record?: ((transaction: Db) => Promise<void>) | undefined }
  | 'quoteNotFound'
  | 'lineNotFound'
>;

export const createSendMessageRoute = (describeMessageSubject?: DescribeMessageSubject): EndpointRoute =>
  handle(sendMessage, ({ body, person, idempotencyKey, language, services, refuse }) =>
    joinOrStartTransaction(services.db, async (transaction) => {
      const { quoteId, lineId, lineKind, attachmentIds = [] } = body;
      const now = services.clock.now();
      const requestContext = { personId: person.id, language, now };
      const about =
        quoteId === undefined
          ? undefined
          : await describeMessageSubject?.(transaction, requestContext, { quoteId, lineId, lineKind });
      if (about === 'quoteNotFound' || about === 'lineNotFound') throw refuse(about);
      const receiverId = body.receiverId ?? about?.partnerId;
      if (receiverId === undefined || (about && about.partnerId !== receiverId))
        throw refuse('quoteNotFound');
      if (receiverId === person.id) throw refuse('toOneself');
      // Limits and attachments come first: otherwise a refusal would show which strangers exist.
      const [sending] = await Promise.all([
        lockAndReadSendingFacts(transaction, { senderId: person.id, receiverId, attachmentIds, now }),
        services.limits.spend('messages', person.id, MESSAGE_RATE_LIMIT),
      ]);
      if (sending.attachments.length < attachmentIds.length) throw refuse('attachmentNotFound');
      const whyNot = await whyNotBeginConversation(transaction, services, {
        sender: person,
        receiverId,
        sending,
      });
      if (whyNot) throw refuse(whyNot);
      const to = await findMessageReceiver(transaction, person.id, sending);
      if (to.reason !== null) throw refuse(to.reason);
      const { receiver } = to;
      const content = [about?.words, body.content].filter(Boolean).join('\n\n');
      const words = { content, clientKey: idempotencyKey };
      const [message] = await Promise.all([
        storeAndPublishMessage(transaction, services, { sender: person, receiver, sending, ...words }),
        recordActivity(transaction, person, 'message', { aboutId: receiver.id }),
      ]);
      if (!message) throw refuse('attachmentNotFound');
      await about?.record?.(transaction);
      return message;
    }),
  );
