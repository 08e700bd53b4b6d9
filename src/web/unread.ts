import { type QueryClient, useQuery } from '@tanstack/react-query';
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

/** Asks for the count and, where it is here, the list of notifications again. */
export const refreshBell = (client: QueryClient) =>
  client.invalidateQueries({
    predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/notifications'),
  });
