import type { LiveMessaging } from '#features/messaging/core/contract/live.ts';
import { unreadMessagesQuery } from '#features/messaging/core/web/index.ts';
import type { CurrentUser } from '#kernel/current-user.ts';
import type { LiveEventHandlers, LiveHandlerContext } from '#web/live/live-event-handlers.ts';
import { visitorQuery } from '#web/visitor.ts';
import {
  addMessage,
  markReadUpTo,
  markSeen,
  moveConversationUp,
  refreshMessages,
  refreshThread,
  setUnread,
} from './cached-messages.ts';
import { sendSignedOut } from './send-unsent.ts';
import { startTyping, stopTyping } from './typing.ts';

type Hearing = {
  [Name in keyof LiveMessaging]: (data: LiveMessaging[Name], context: LiveHandlerContext) => void;
};

const hear: Hearing = {
  message({ partnerId, message, unreadCount, unread, isByMember }, { client }) {
    if (message.senderId === partnerId) stopTyping(partnerId);
    addMessage(client, partnerId, message);
    // If this fetch fails, the message is still shown, without the name.
    if (isByMember) void refreshThread(client, partnerId).catch(() => undefined);
    moveConversationUp(client, partnerId, {
      lastMessage: message.content,
      attachmentCount: message.attachments.length,
      lastMessageDate: message.createdAt,
      isLastMine: message.senderId !== partnerId,
      isLastWithheld: false,
      translation: message.translation,
      unreadCount,
    });
    setUnread(client, unread);
  },

  read: ({ partnerId, upTo }, { client }) => markReadUpTo(client, partnerId, upTo),

  seen({ partnerId, unread }, { client }) {
    markSeen(client, partnerId);
    setUnread(client, unread);
  },

  typing: ({ partnerId }) => startTyping(partnerId),
};

/** Live events keep threads, list and badge current. */
export const liveEventHandlers: LiveEventHandlers = {
  hear,
  begin: ({ client }) => {
    void client.prefetchQuery(unreadMessagesQuery());
    const me = client.getQueryData<CurrentUser | null>(visitorQuery.queryKey)?.id;
    if (me !== undefined) void sendSignedOut(client, me);
  },
  refresh: ({ client }) => {
    void refreshMessages(client);
    // The header shows the count but does not fetch it.
    void client.prefetchQuery(unreadMessagesQuery());
  },
};
