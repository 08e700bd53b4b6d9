import {
  countUnreadMessages,
  LARGEST_LIST_PAGE,
  listConversations,
  listLeads,
  listMessageableCompanies,
} from '#messaging/contract/conversations.ts';
import { getPartner, getThread, markMessagesRead, sendTyping } from '#messaging/contract/thread.ts';
import { TYPING_A_MINUTE } from '#messaging/rules/messaging.ts';
import { findApproachOf, hasConversationNews, readConversationNews } from '#notifications/server/index.ts';
import { answer, type Route } from '#server/http/answer.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import { hasBlocked } from './has-blocked.ts';
import * as present from './present.ts';
import { sendLiveRead, sendLiveTyping } from './send-live-messages.ts';
import { attachmentsOf } from './store/attachments.ts';
import type { ConversationReader } from './store/conversations.ts';
import { findConversation, readAllFrom, type ThreadReader, writersFor } from './store/messages.ts';
import { findPartner, listMessageable, type MayAlsoSee } from './store/partners.ts';
import { countUnreadBy, countUnreadFrom, readByTeam, readingOf } from './store/unread.ts';

const LIST_PAGE = LARGEST_LIST_PAGE / 2;
const THREAD_PAGE = 50;

export const listRoutes = (read: ConversationReader): Route[] => [
  answer(listLeads, async ({ person, query: { mine, ...query }, tools: { translator } }) => {
    const caretakerId = mine && (person.memberId ?? person.id);
    const page = await read(readingOf(person), { ...query, caretakerId, limit: query.limit ?? LIST_PAGE });
    return { ...page, items: page.items.map((row) => present.presentLead(row, translator)) };
  }),

  answer(listConversations, async ({ person, query, tools: { translator } }) => {
    const page = await read(readingOf(person), { ...query, limit: query.limit ?? LIST_PAGE });
    return { ...page, items: page.items.map((row) => present.presentConversation(row, translator)) };
  }),

  answer(listMessageableCompanies, async ({ person, tools }) => {
    const rows = await listMessageable(tools.db, person.id);
    return rows.map(({ userId, ...company }) => ({ ...company, companyUser: { id: userId } }));
  }),

  answer(countUnreadMessages, ({ person, tools }) => countUnreadBy(tools.db, readingOf(person))),
];

export const threadRoutes = (read: ThreadReader, mayAlsoSee: MayAlsoSee): Route[] => [
  answer(getPartner, async ({ person, params, tools, refuse }) => {
    const partner = await findPartner(tools.db, person.id, params.partnerId, mayAlsoSee);
    if (!partner) throw refuse('conversationNotFound');
    const reading = { readerId: person.memberId ?? person.id, partnerId: partner.id };
    const hasNews =
      (await countUnreadFrom(tools.db, readingOf(person), partner.id)) > 0 ||
      (await hasConversationNews(tools.db, reading));
    const mayTurn = person.userType === 'company' && present.typeOf(partner.userType) === 'private';
    const hasTurnedToMe = mayTurn && (await findApproachOf(tools.db, partner.id, person.id)).hasApproached;
    return present.presentPartner(partner, { hasNews, hasTurnedToMe });
  }),

  answer(getThread, async ({ person, params, query, tools, refuse }) => {
    const partner = await findPartner(tools.db, person.id, params.partnerId, mayAlsoSee);
    if (!partner) throw refuse('conversationNotFound');
    const { rows, next } = await read(person.id, partner.id, { ...query, limit: query.limit ?? THREAD_PAGE });
    const parties = [present.presentParty(person), present.presentParty(partner)] as const;
    const attached = await attachmentsOf(tools.db, rows);
    const writers = await writersFor(tools.db, person.id, rows);
    const items = rows.map((row) =>
      present.presentMessage(row, parties, tools.translator, {
        attachments: attached.get(row.id),
        writtenBy: writers.get(row.id),
      }),
    );
    return { items, total: partner.messageCount, next };
  }),

  answer(markMessagesRead, ({ person, body, tools, refuse }) =>
    tools.db.transaction(async (transaction) => {
      const partnerId = body.conversationPartnerId;
      const conversation = await findConversation(transaction, person.id, partnerId);
      if (!conversation) throw refuse('conversationNotFound');
      const own = readingOf(person);
      const reading = { readerId: person.memberId ?? person.id, partnerId };
      // Of a team one may have read it, and another not.
      const isRead =
        conversation.unreadCount === 0 &&
        (await countUnreadFrom(transaction, own, partnerId)) === 0 &&
        !(await hasConversationNews(transaction, reading));
      if (isRead) return countUnreadBy(transaction, own);
      await holdLiveStreams(transaction, [person.id, partnerId]);
      await readConversationNews(transaction, { ...reading, lineId: person.id });
      const isNew = await readByTeam(transaction, { ...own, partnerId });
      const upTo = await readAllFrom(transaction, person.id, partnerId);
      // Another tab was quicker.
      if (upTo === undefined && !isNew) return countUnreadBy(transaction, own);
      return sendLiveRead(transaction, { ...own, partnerId, upTo });
    }),
  ),

  answer(sendTyping, async ({ person, body, tools, refuse }) => {
    const partnerId = body.receiverId;
    if (!(await findConversation(tools.db, person.id, partnerId))) throw refuse('conversationNotFound');
    await tools.limits.spend('typing', person.id, TYPING_A_MINUTE);
    // Neither side learns that the other has blocked them by this.
    if (!(await hasBlocked(tools.db, partnerId, person.id)))
      await sendLiveTyping(tools.db, { typistId: person.id, partnerId });
    return {};
  }),
];
