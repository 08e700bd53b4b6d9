import { sendMessage } from '#messaging/contract/messaging.ts';
import { isNewAccount, MESSAGES_A_MINUTE, NEW_CONVERSATIONS_AN_HOUR } from '#messaging/rules/messaging.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import { noteWork } from '#team/server/index.ts';
import { hasBlocked } from './blocks.ts';
import { receiverFor, storeMessage } from './post-message.ts';
import { findConversation } from './store/messages.ts';

export const sendRoute: Route = answer(sendMessage, ({ body, person, account, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    if (body.receiverId === person.id) throw refuse('toOneself');
    const to = await receiverFor(transaction, person.id, body.receiverId);
    if (to.why !== null) throw refuse(to.why);
    const { receiver } = to;
    await tools.limits.spend('messages', person.id, MESSAGES_A_MINUTE);
    if (await hasBlocked(transaction, receiver.id, person.id)) throw refuse('blocked');

    await holdLiveStreams(transaction, [person.id, receiver.id]);
    if (account && isNewAccount(account.createdAt, tools.clock.now())) {
      const known = await findConversation(transaction, person.id, receiver.id);
      if (!known) await tools.limits.spend('conversations', person.id, NEW_CONVERSATIONS_AN_HOUR);
    }
    const message = await storeMessage(transaction, tools, { sender: person, receiver }, body);
    if (!message) throw refuse('attachmentNotFound');
    await noteWork(transaction, person, 'message', receiver.id);
    return message;
  }),
);
