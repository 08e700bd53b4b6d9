import {
  countUnreadMessages,
  LARGEST_LIST_PAGE,
  listConversations,
  listLeads,
  listMessageableCompanies,
} from '#features/messaging/core/contract/conversations.ts';
import {
  getPartner,
  getThread,
  markMessagesRead,
  sendTyping,
} from '#features/messaging/core/contract/thread.ts';
import { TYPING_A_MINUTE } from '#features/messaging/core/rules/messaging.ts';
import {
  findApproachOf,
  hasConversationNotification,
  readConversationNotifications,
} from '#features/notifications/core/server/index.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import { hasBlocked } from './has-blocked.ts';
import * as present from './present.ts';
import { sendLiveRead, sendLiveTyping } from './send-live-messages.ts';
import { attachmentsOf } from './store/attachments.ts';
import type { ConversationStatements } from './store/list-conversations.ts';
import { findConversation, readAllFrom, type ThreadReader, writersFor } from './store/messages.ts';
import { findPartner, listMessageable, type MayAlsoSee } from './store/partners.ts';
import { countUnreadBy, countUnreadFrom, readByTeam, readingOf } from './store/unread.ts';

const LIST_PAGE = LARGEST_LIST_PAGE / 2;
const THREAD_PAGE = 50;

export const listRoutes = (read: ConversationStatements): EndpointRoute[] => [
  handle(listLeads, async ({ person, query: { mine, ...query }, services: { translator } }) => {
    const assigneeId = mine && (person.memberId ?? person.id);
    const page = await read(readingOf(person), { ...query, assigneeId, limit: query.limit ?? LIST_PAGE });
    return { ...page, items: page.items.map((row) => present.presentLead(row, translator)) };
  }),

  handle(listConversations, async ({ person, query, services: { translator } }) => {
    const page = await read(readingOf(person), { ...query, limit: query.limit ?? LIST_PAGE });
    return { ...page, items: page.items.map((row) => present.presentConversation(row, translator)) };
  }),

  handle(listMessageableCompanies, async ({ person, services }) => {
    const rows = await listMessageable(services.db, person.id);
    return rows.map(({ userId, ...company }) => ({ ...company, companyUser: { id: userId } }));
  }),

  handle(countUnreadMessages, ({ person, services }) => countUnreadBy(services.db, readingOf(person))),
];

export const threadRoutes = (read: ThreadReader, mayAlsoSee: MayAlsoSee): EndpointRoute[] => [
  handle(getPartner, async ({ person, params, services, refuse }) => {
    const partner = await findPartner(services.db, person.id, params.partnerId, mayAlsoSee);
    if (!partner) throw refuse('conversationNotFound');
    const reading = { readerId: person.memberId ?? person.id, partnerId: partner.id };
    const hasNews =
      (await countUnreadFrom(services.db, readingOf(person), partner.id)) > 0 ||
      (await hasConversationNotification(services.db, reading));
    const mayTurn = person.userType === 'company' && present.typeOf(partner.userType) === 'private';
    const hasTurnedToMe = mayTurn && (await findApproachOf(services.db, partner.id, person.id)).hasApproached;
    return present.presentPartner(partner, { hasNews, hasTurnedToMe });
  }),

  handle(getThread, async ({ person, params, query, services, refuse }) => {
    const partner = await findPartner(services.db, person.id, params.partnerId, mayAlsoSee);
    if (!partner) throw refuse('conversationNotFound');
    const { rows, next } = await read(person.id, partner.id, { ...query, limit: query.limit ?? THREAD_PAGE });
    const parties = [present.presentParty(person), present.presentParty(partner)] as const;
    const attached = await attachmentsOf(services.db, rows);
    const writers = await writersFor(services.db, person.id, rows);
    const items = rows.map((row) =>
      present.presentMessage(row, parties, services.translator, {
        attachments: attached.get(row.id),
        writtenBy: writers.get(row.id),
      }),
    );
    return { items, total: partner.messageCount, next };
  }),

  handle(markMessagesRead, ({ person, body, services, refuse }) =>
    services.db.transaction(async (transaction) => {
      const partnerId = body.conversationPartnerId;
      const conversation = await findConversation(transaction, person.id, partnerId);
      if (!conversation) throw refuse('conversationNotFound');
      const ownReading = readingOf(person);
      const reading = { readerId: person.memberId ?? person.id, partnerId };
      // One member of a team may have read it, and another not.
      const isRead =
        conversation.unreadCount === 0 &&
        (await countUnreadFrom(transaction, ownReading, partnerId)) === 0 &&
        !(await hasConversationNotification(transaction, reading));
      if (isRead) return countUnreadBy(transaction, ownReading);
      await lockLiveStreams(transaction, [person.id, partnerId]);
      await readConversationNotifications(transaction, { ...reading, channelId: person.id });
      const isNew = await readByTeam(transaction, { ...ownReading, partnerId });
      const upTo = await readAllFrom(transaction, person.id, partnerId);
      // Another tab was faster.
      if (upTo === undefined && !isNew) return countUnreadBy(transaction, ownReading);
      return sendLiveRead(transaction, { ...ownReading, partnerId, upTo });
    }),
  ),

  handle(sendTyping, async ({ person, body, services, refuse }) => {
    const partnerId = body.receiverId;
    if (!(await findConversation(services.db, person.id, partnerId))) throw refuse('conversationNotFound');
    await services.limits.spend('typing', person.id, TYPING_A_MINUTE);
    // This hides from both sides that the partner has blocked the other.
    if (!(await hasBlocked(services.db, partnerId, person.id)))
      await sendLiveTyping(services.db, { typistId: person.id, partnerId });
    return {};
  }),
];
