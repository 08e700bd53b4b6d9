import { useQuery } from '@tanstack/react-query';

/** How many messages are unread, once it is known: whoever listens for the person finds out. */
export const useUnread = (): number => {
  const { data } = useQuery<{ messages: number }>({ queryKey: ['/api/messages/unread'], enabled: false });
  return data?.messages ?? 0;
};
