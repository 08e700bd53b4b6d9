import { useQuery } from '@tanstack/react-query';

/** A count that whoever listens for the person finds out: shown once it is known, never asked for here. */
const useKnown = <Count>(address: string): Count | undefined =>
  useQuery<Count>({ queryKey: [address], enabled: false }).data;

/** How many messages are unread. */
export const useUnread = (): number => useKnown<{ messages: number }>('/api/messages/unread')?.messages ?? 0;

/** How many notifications are unread. */
export const useUnreadNews = (): number =>
  useKnown<{ unread: number }>('/api/notifications/unread')?.unread ?? 0;
