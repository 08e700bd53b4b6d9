import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { markSeen, type ShownMessage, setUnread } from '#message-pages/web/cached-messages.ts';
import { threadQuestion } from '#message-pages/web/questions.ts';
import { markMessagesRead, type Partner } from '#messaging/contract/thread.ts';
import { call } from '#web/api-client.ts';
import { useLongList } from '#web/lists/use-long-list.ts';

/** A thread begins with its latest page and goes on to what was before. */
export const useThread = (partnerId: string) =>
  useLongList({ questionAt: (before) => threadQuestion(partnerId, before), idOf: ({ id }) => id });

/** What is on the screen of somebody who looks has been read. */
export const useMarkRead = (
  { id: partnerId, hasNews }: Pick<Partner, 'id' | 'hasNews'>,
  latest: readonly ShownMessage[],
) => {
  const client = useQueryClient();
  const lastUnread = latest.findLast(({ senderId, isRead }) => senderId === partnerId && !isRead)?.id;
  useEffect(() => {
    if (lastUnread === undefined && !hasNews) return undefined;
    const mark = async () => {
      if (document.hidden) return;
      removeEventListener('visibilitychange', look);
      // Without an answer it stays unread, and is tried with the next message.
      const unread = await call(markMessagesRead, { body: { conversationPartnerId: partnerId } }).catch(
        () => null,
      );
      if (!unread) return;
      markSeen(client, partnerId);
      setUnread(client, unread);
    };
    const look = () => void mark();
    addEventListener('visibilitychange', look);
    look();
    return () => removeEventListener('visibilitychange', look);
  }, [client, partnerId, hasNews, lastUnread]);
};
