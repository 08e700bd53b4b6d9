import type { Message, UnreadMessages } from './messaging-fields.ts';

/**
 * Live events about messages (GET /api/live) state how things are, so hearing one twice does no harm. None contains a
 * name: events are stored for a day.
 */
export interface LiveMessagingEvents {
  /** Somebody wrote to the reader, or the reader wrote, here or elsewhere. */
  message: {
    partnerId: number;
    message: Omit<Message, 'sender' | 'receiver'>;
    unreadCount: number;
    unread: UnreadMessages;
    /** A member of the reader's company wrote it; the thread says which. */
    isByMember?: true;
  };
  /** The partner has read the reader's messages up to this one. */
  read: { partnerId: number; upTo: number };
  /** The reader has read the conversation, here or elsewhere. */
  seen: { partnerId: number; unread: UnreadMessages };
  /** The partner is typing to the reader. */
  typing: { partnerId: number };
}
