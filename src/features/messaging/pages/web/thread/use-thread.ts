import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConversationPartner } from '#features/messaging/core/contract/conversation-partner.ts';
import { markMessagesRead } from '#features/messaging/core/contract/thread.ts';
import {
  markConversationSeen,
  type CachedMessage,
  setCachedUnreadCounts,
} from '#features/messaging/pages/web/cached-messages.ts';
import { threadQuery } from '#features/messaging/pages/web/queries.ts';
import { callEndpoint } from '#web/api-client.ts';
import { usePagedList } from '#web/lists/use-paged-list.ts';

/** A thread begins with its latest page and continues with earlier ones. */
export const useThread = (partnerId: string) =>
  usePagedList({ queryAt: (cursor) => threadQuery(partnerId, cursor), idOf: ({ id }) => id });

/** Messages on the screen of a present reader count as read. */
export const useMarkThreadRead = (
  { id: partnerId, hasNews }: Pick<ConversationPartner, 'id' | 'hasNews'>,
  latest: readonly CachedMessage[],
) => {
  const client = useQueryClient();
  const lastUnread = latest.findLast(({ senderId, isRead }) => senderId === partnerId && !isRead)?.id;
  useEffect(() => {
    if (lastUnread === undefined && !hasNews) return undefined;
    const mark = async () => {
      if (document.hidden) return;
      removeEventListener('visibilitychange', markIfVisible);
      // If the call fails it stays unread, and the next message tries again.
      const unread = await callEndpoint(markMessagesRead, {
        body: { conversationPartnerId: partnerId },
      }).catch(() => null);
      if (!unread) return;
      markConversationSeen(client, partnerId);
      setCachedUnreadCounts(client, unread);
    };
    const markIfVisible = () => void mark();
    addEventListener('visibilitychange', markIfVisible);
    markIfVisible();
    return () => removeEventListener('visibilitychange', markIfVisible);
  }, [client, partnerId, hasNews, lastUnread]);
};
