import type { Message, UnreadMessages } from './fields.ts';

/**
 * Live events about messages (GET /api/live). Each says how things stand, so hearing it twice does no
 * harm, and none holds a name: events are stored for a day.
 */
export interface LiveMessaging {
  /** Somebody wrote to me, or I did, here or elsewhere. */
  message: {
    partnerId: number;
    message: Omit<Message, 'sender' | 'receiver'>;
    unreadCount: number;
    unread: UnreadMessages;
    /** A member of my company wrote it; who that is stands in the thread. */
    isByMember?: true;
  };
  /** The partner has read what I wrote, up to this message. */
  read: { partnerId: number; upTo: number };
  /** I have read the conversation, here or elsewhere. */
  seen: { partnerId: number; unread: UnreadMessages };
  /** The partner is writing to me. */
  typing: { partnerId: number };
}
