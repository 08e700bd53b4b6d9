import { useQuery } from '@tanstack/react-query';
import { ask } from './query.ts';
import { countUnreadNews } from './routes.ts';
import { useVisitor } from './visitor.ts';

/** How many notifications the visitor has not read: what the bell shows on every page. */
export const unreadNewsQuestion = ask(countUnreadNews, {});

export const useUnreadNews = (): number => {
  const isSignedIn = useVisitor() !== null;
  const { queryKey, queryFn } = unreadNewsQuestion;
  const { data } = useQuery({ queryKey, queryFn, enabled: isSignedIn });
  return data?.unread ?? 0;
};
