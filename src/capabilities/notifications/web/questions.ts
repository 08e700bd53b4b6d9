import type { QueryClient } from '@tanstack/react-query';
import { countUnread, listNotifications } from '#notifications/contract/notifications.ts';
import { questionFor } from '#web/query.ts';

const SHOWN = 30;

export const unreadQuestion = questionFor(countUnread, {});
export const bellQuestion = questionFor(listNotifications, { query: { limit: String(SHOWN) } });

/** Asks for the count and, where it is here, the list again. */
export const refreshBell = (client: QueryClient) => {
  // The header shows the count without asking for it.
  void client.fetchQuery({ ...unreadQuestion, staleTime: 0 }).catch(() => undefined);
  return client.invalidateQueries({ queryKey: bellQuestion.queryKey });
};
