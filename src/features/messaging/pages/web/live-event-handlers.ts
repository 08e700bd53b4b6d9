import type { LiveMessagingEvents } from '#features/messaging/core/contract/live-messaging-events.ts';
import { unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handler-types.ts';
import { visitorQuery } from '#web/visitor.ts';
import {
  addMessageToCache,
  markOwnMessagesReadByPartner,
  markConversationSeen,
  moveConversationUp,
  refetchMessages,
  refetchThread,
  setCachedUnreadCounts,
} from './cached-messages.ts';
import { sendMessagesLeftAtSignOut } from './send-unsent-messages.ts';
import { showPartnerTyping, clearPartnerTyping } from './typing-partners.ts';

type Hearing = {
  [Name in keyof LiveMessagingEvents]: (data: LiveMessagingEvents[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = {
  message({ partnerId, message, unreadCount, unread, isByMember }, { client }) {
    if (message.senderId === partnerId) clearPartnerTyping(partnerId);
    addMessageToCache(client, partnerId, message);
    // If this fetch fails, the message is still shown, without the name.
    if (isByMember) void refetchThread(client, partnerId).catch(() => undefined);
    moveConversationUp(client, partnerId, {
      lastMessage: message.content,
      attachmentCount: message.attachments.length,
      lastMessageDate: message.createdAt,
      isLastMine: message.senderId !== partnerId,
      isLastWithheld: false,
      translation: message.translation,
      unreadCount,
    });
    setCachedUnreadCounts(client, unread);
  },

  read: ({ partnerId, upTo }, { client }) => markOwnMessagesReadByPartner(client, partnerId, upTo),

  seen({ partnerId, unread }, { client }) {
    markConversationSeen(client, partnerId);
    setCachedUnreadCounts(client, unread);
  },

  typing: ({ partnerId }) => showPartnerTyping(partnerId),
};

/** Live events keep threads, list and badge current. */
export const liveEventHandlers: LiveEventHandlers = {
  hear,
  begin: ({ client }) => {
    // The count that came with the page may be older than the stream.
    void client.prefetchQuery({ ...unreadMessagesQuery(), staleTime: 0 });
    const me = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.id;
    if (me !== undefined) void sendMessagesLeftAtSignOut(client, me);
  },
  refresh: ({ client }) => {
    void refetchMessages(client);
    // The header shows the count but does not fetch it.
    void client.prefetchQuery(unreadMessagesQuery());
  },
};
