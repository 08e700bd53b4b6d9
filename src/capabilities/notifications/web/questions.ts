import type { QueryClient } from '@tanstack/react-query';
import { listMutedNews } from '#notifications/contract/muted-news.ts';
import { countUnreadNews, listNotifications } from '#notifications/contract/notifications.ts';
import { questionFor } from '#web/query.ts';

const SHOWN = 30;

export const unreadNewsQuestion = questionFor(countUnreadNews, {});
export const bellQuestion = questionFor(listNotifications, { query: { limit: String(SHOWN) } });

/** Asks for the count and, where it is here, the list again. */
export const refetchBell = (client: QueryClient) => {
  // The header shows the count without asking for it.
  void client.fetchQuery({ ...unreadNewsQuestion, staleTime: 0 }).catch(() => undefined);
  return client.invalidateQueries({ queryKey: bellQuestion.queryKey });
};

export const mutedNewsQuestion = questionFor(listMutedNews, {});
