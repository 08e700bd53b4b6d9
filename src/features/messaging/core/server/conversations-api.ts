import { getConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import {
  countUnreadMessages,
  listConversations,
  listLeads,
  listMessageableCompanies,
} from '#features/messaging/core/contract/conversations.ts';
import { getThread, markMessagesRead, sendTypingSignal } from '#features/messaging/core/contract/thread.ts';
import { TYPING_SIGNAL_RATE_LIMIT } from '#features/messaging/core/rules/message-rules.ts';
import {
  findPriorContactBetween,
  hasUnreadConversationNotification,
  markConversationNotificationsRead,
} from '#features/notifications/core/server/index.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import { hasBlocked } from './find-blocks.ts';
import * as present from './present-messages.ts';
import { sendLiveReadEvent, sendLiveTypingEvent } from './send-live-message-events.ts';
import { readAttachmentsByMessage } from './store/attachments-store.ts';
import {
  findConversationPartner,
  listMessageableCompaniesOf,
  type MayAlsoSeePartnerSql,
} from './store/find-conversation-partner.ts';
import type { ConversationStatements } from './store/list-conversations.ts';
import {
  findUnreadCountWithPartner,
  markMessagesReadFrom,
  readMessageWriters,
  type ThreadReader,
} from './store/messages-store.ts';
import {
  countUnreadFromPartner,
  countUnreadOfReader,
  markReadByTeamMember,
  messageReaderIdsOf,
} from './store/unread-counts.ts';

export const createConversationListRoutes = (read: ConversationStatements): EndpointRoute[] => [
  handle(listLeads, async ({ person, query: { mine, ...query }, services: { translator } }) => {
    const assigneeId = mine && (person.memberId ?? person.id);
    const page = await read(messageReaderIdsOf(person), { ...query, assigneeId });
    return { ...page, items: page.items.map((row) => present.presentWrittenLead(row, translator)) };
  }),

  handle(listConversations, async ({ person, query, services: { translator } }) => {
    const page = await read(messageReaderIdsOf(person), query);
    return { ...page, items: page.items.map((row) => present.presentConversation(row, translator)) };
  }),

  handle(listMessageableCompanies, async ({ person, services }) => {
    const rows = await listMessageableCompaniesOf(services.db, person.id);
    return rows.map(({ userId, ...company }) => ({ ...company, companyUser: { id: userId } }));
  }),

  handle(countUnreadMessages, ({ person, services }) =>
    countUnreadOfReader(services.db, messageReaderIdsOf(person)),
  ),
];

export const createConversationThreadRoutes = (
  read: ThreadReader,
  mayAlsoSee: MayAlsoSeePartnerSql,
): EndpointRoute[] => [
  handle(getConversationPartner, async ({ person, params, services, refuse }) => {
    const partner = await findConversationPartner(services.db, person.id, params.partnerId, mayAlsoSee);
    if (!partner) throw refuse('conversationNotFound');
    const reading = { readerId: person.memberId ?? person.id, partnerId: partner.id };
    const hasNews =
      (await countUnreadFromPartner(services.db, messageReaderIdsOf(person), partner.id)) > 0 ||
      (await hasUnreadConversationNotification(services.db, reading));
    const mayTurn = person.userType === 'company' && present.presentUserType(partner.userType) === 'private';
    const hasTurnedToMe =
      mayTurn && (await findPriorContactBetween(services.db, partner.id, person.id)).hasApproached;
    return present.presentConversationPartner(partner, { hasNews, hasTurnedToMe });
  }),

  handle(getThread, async ({ person, params, query, services, refuse }) => {
    const partner = await findConversationPartner(services.db, person.id, params.partnerId, mayAlsoSee);
    if (!partner) throw refuse('conversationNotFound');
    const { rows, next } = await read(person.id, partner.id, query);
    const parties = [present.presentMessageParty(person), present.presentMessageParty(partner)] as const;
    const attached = await readAttachmentsByMessage(services.db, rows);
    const writers = await readMessageWriters(services.db, person.id, rows);
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
      const conversation = await findUnreadCountWithPartner(transaction, person.id, partnerId);
      if (!conversation) throw refuse('conversationNotFound');
      const ownReading = messageReaderIdsOf(person);
      const reading = { readerId: person.memberId ?? person.id, partnerId };
      // One member of a team may have read it, and another not.
      const isRead =
        conversation.unreadCount === 0 &&
        (await countUnreadFromPartner(transaction, ownReading, partnerId)) === 0 &&
        !(await hasUnreadConversationNotification(transaction, reading));
      if (isRead) return countUnreadOfReader(transaction, ownReading);
      await lockLiveStreams(transaction, [person.id, partnerId]);
      await markConversationNotificationsRead(transaction, { ...reading, channelId: person.id });
      const isNew = await markReadByTeamMember(transaction, { ...ownReading, partnerId });
      const upTo = await markMessagesReadFrom(transaction, person.id, partnerId);
      // Another tab was faster.
      if (upTo === undefined && !isNew) return countUnreadOfReader(transaction, ownReading);
      return sendLiveReadEvent(transaction, { ...ownReading, partnerId, upTo });
    }),
  ),

  handle(sendTypingSignal, async ({ person, body, services, refuse }) => {
    const partnerId = body.receiverId;
    if (!(await findUnreadCountWithPartner(services.db, person.id, partnerId)))
      throw refuse('conversationNotFound');
    await services.limits.spend('typing', person.id, TYPING_SIGNAL_RATE_LIMIT);
    // This hides from both sides that the partner has blocked the other.
    if (!(await hasBlocked(services.db, partnerId, person.id)))
      await sendLiveTypingEvent(services.db, { typistId: person.id, partnerId });
    return {};
  }),
];
