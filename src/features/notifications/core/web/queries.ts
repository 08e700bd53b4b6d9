import type { QueryClient } from '@tanstack/react-query';
import { listMutedNotifications } from '#features/notifications/core/contract/muted-notifications.ts';
import {
  countUnreadNotifications,
  listNotifications,
} from '#features/notifications/core/contract/notifications.ts';
import { queryFor } from '#web/query.ts';

const SHOWN = 30;

export const unreadNotificationsQuery = queryFor(countUnreadNotifications, {});
export const bellQuery = queryFor(listNotifications, { query: { limit: String(SHOWN) } });

/** Refetches the count and, if it is loaded, the list. */
export const refetchBell = (client: QueryClient) => {
  // The header shows the count without fetching it.
  void client.fetchQuery({ ...unreadNotificationsQuery, staleTime: 0 }).catch(() => undefined);
  return client.invalidateQueries({ queryKey: bellQuery.queryKey });
};

export const mutedNotificationsQuery = queryFor(listMutedNotifications, {});
