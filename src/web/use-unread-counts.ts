import { useQuery } from '@tanstack/react-query';

/** The live stream brings these counts: shown once they are known, never fetched here. */
const useCachedCounts = (address: string): Record<string, number> =>
  useQuery<Record<string, number>>({ queryKey: [address], enabled: false }).data ?? {};

export const useUnreadMessageCount = (): number => useCachedCounts('/api/messages/unread')['messages'] ?? 0;

export const useUnreadNotificationCount = (): number =>
  useCachedCounts('/api/notifications/unread')['unread'] ?? 0;
