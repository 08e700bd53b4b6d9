import type { Language } from '#kernel/language.ts';
import { sendMessage } from '#messaging/contract/messaging.ts';
import { isNewAccount, MESSAGES_A_MINUTE, NEW_CONVERSATIONS_AN_HOUR } from '#messaging/rules/messaging.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import { noteWork } from '#team/server/index.ts';
import { receiverFor, storeMessage } from './post-message.ts';
import { hasUnsent } from './store/attachments.ts';
import { findConversation } from './store/messages.ts';
import { isLimited } from './store/partners.ts';

/** What a message is about, as its first words say it, and who stands on the other side. */
export type NameWhatItIsAbout = (
  db: Db,
  asker: { personId: number; language: Language; now: Date },
  about: { quoteId: number; lineId?: number | undefined; lineKind?: string | undefined },
) => Promise<{ partnerId: number; words: string } | 'quoteNotFound' | 'lineNotFound'>;

export const sendRoute = (nameWhatItIsAbout?: NameWhatItIsAbout): Route =>
  answer(sendMessage, ({ body, person, account, idempotencyKey, language, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const { quoteId, lineId, lineKind } = body;
      const asker = { personId: person.id, language, now: tools.clock.now() };
      const about =
        quoteId === undefined
          ? undefined
          : await nameWhatItIsAbout?.(transaction, asker, { quoteId, lineId, lineKind });
      if (about === 'quoteNotFound' || about === 'lineNotFound') throw refuse(about);
      const receiverId = body.receiverId ?? about?.partnerId;
      if (receiverId === undefined || (about && about.partnerId !== receiverId))
        throw refuse('quoteNotFound');
      if (receiverId === person.id) throw refuse('toOneself');
      await tools.limits.spend('messages', person.id, MESSAGES_A_MINUTE);
      // Checked and counted before the person is looked up: otherwise a refusal would show which strangers exist.
      if (!(await hasUnsent(transaction, person.id, body.attachmentIds))) throw refuse('attachmentNotFound');
      const to = await receiverFor(transaction, person.id, receiverId);
      if (to.why === null) await holdLiveStreams(transaction, [person.id, to.receiver.id]);
      if (await isLimited(transaction, person.id, tools.clock.now())) {
        const known = await findConversation(transaction, person.id, receiverId);
        if (!known) throw refuse('limited');
      }
      if (account && isNewAccount(account.createdAt, tools.clock.now())) {
        const known = await findConversation(transaction, person.id, receiverId);
        if (!known) await tools.limits.spend('conversations', person.id, NEW_CONVERSATIONS_AN_HOUR);
      }
      if (to.why !== null) throw refuse(to.why);
      const { receiver } = to;
      const { attachmentIds } = body;
      const content = [about?.words, body.content].filter(Boolean).join('\n\n');
      const words = { content, attachmentIds, clientKey: idempotencyKey };
      const message = await storeMessage(transaction, tools, { sender: person, receiver }, words);
      if (!message) throw refuse('attachmentNotFound');
      await noteWork(transaction, person, 'message', { aboutId: receiver.id });
      return message;
    }),
  );
