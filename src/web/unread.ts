import { useQuery } from '@tanstack/react-query';

/** Counts that the live stream brings: shown once they are known, never asked for here. */
const useCachedCounts = (address: string): Record<string, number> =>
  useQuery<Record<string, number>>({ queryKey: [address], enabled: false }).data ?? {};

/** How many messages are unread. */
export const useUnread = (): number => useCachedCounts('/api/messages/unread')['messages'] ?? 0;

/** How many notifications are unread. */
export const useUnreadNotifications = (): number =>
  useCachedCounts('/api/notifications/unread')['unread'] ?? 0;
