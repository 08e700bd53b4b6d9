import { useQuery } from '@tanstack/react-query';
import { ask } from './query.ts';
import { countUnread } from './routes.ts';
import { useVisitor } from './visitor.ts';

/** How many notifications the visitor has not read: what the bell shows on every page. */
export const unreadQuestion = ask(countUnread, {});

export const useUnread = (): number => {
  const isSignedIn = useVisitor() !== null;
  const { queryKey, queryFn } = unreadQuestion;
  const { data } = useQuery({ queryKey, queryFn, enabled: isSignedIn });
  return data?.unread ?? 0;
};
