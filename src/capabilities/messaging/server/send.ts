import { answer, type Route } from '../../../server/http/answer.ts';
import { holdLines } from '../../../server/live/tell.ts';
import { sendMessage } from '../contract.ts';
import { isNewAccount, MESSAGES_A_MINUTE, NEW_CONVERSATIONS_AN_HOUR, whyNotSend } from '../rules.ts';
import { announceMessage } from './announce.ts';
import { hasBlocked } from './blocks.ts';
import { presentMessage, presentParty } from './present.ts';
import { attach } from './store/attachments.ts';
import { findConversation, insertMessage } from './store/messages.ts';
import { findReceiver } from './store/partners.ts';
import { tellOfMessage } from './tell-of-message.ts';

export const sendRoute: Route = answer(sendMessage, ({ body, person, account, tools, refuse }) =>
  tools.db.transaction(async (transaction) => {
    if (body.receiverId === person.id) throw refuse('toOneself');
    const receiver = await findReceiver(transaction, body.receiverId);
    if (!receiver) throw refuse('receiverNotFound');
    const why = whyNotSend(receiver);
    if (why) throw refuse(why);
    if (await hasBlocked(transaction, receiver.id, person.id)) throw refuse('blocked');
    await tools.limits.spend('messages', person.id, MESSAGES_A_MINUTE);
    if (await hasBlocked(transaction, receiver.id, person.id)) throw refuse('blocked');

    await holdLines(transaction, [person.id, receiver.id]);
    if (account && isNewAccount(account.createdAt, tools.clock.now())) {
      const known = await findConversation(transaction, person.id, receiver.id);
      if (!known) await tools.limits.spend('conversations', person.id, NEW_CONVERSATIONS_AN_HOUR);
    }
    const { content, attachmentIds = [] } = body;
    const row = await insertMessage(transaction, {
      senderId: person.id,
      receiverId: receiver.id,
      content,
      attachmentCount: attachmentIds.length,
    });
    const attached = await attach(transaction, row, attachmentIds);
    if (attached.length < attachmentIds.length) throw refuse('attachmentNotFound');
    const message = presentMessage(row, [presentParty(person), presentParty(receiver)], attached);
    await announceMessage(transaction, message);
    await tellOfMessage(transaction, tools, row);
    return message;
  }),
);
