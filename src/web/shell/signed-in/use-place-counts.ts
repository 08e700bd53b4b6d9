import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#kernel/current-user.ts';
import { getWaitingCounts } from '#kernel/waiting-counts.ts';
import { queryFor } from '#web/query.ts';
import { useUnreadMessageCount } from '#web/use-unread-counts.ts';
import type { PlaceName } from './places.ts';

const waitingQuery = queryFor(getWaitingCounts, {});

const sumOf = (counts: Record<string, number>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

/** Says how much waits for this person at each of their places. */
export const usePlaceCounts = ({
  userType,
  mustAddFactor,
}: CurrentUser): Partial<Record<PlaceName, number>> => {
  const isStaff = userType === 'admin';
  const { queryKey, queryFn } = waitingQuery;
  const { data: waiting } = useQuery({ queryKey, queryFn, enabled: !isStaff });
  const desk = useQuery<Record<string, number>>({
    queryKey: ['/api/admin/desk'],
    enabled: isStaff && !mustAddFactor,
  });
  const messages = useUnreadMessageCount();
  if (!isStaff) return { ...waiting, messages };
  const { people, ...queues } = desk.data ?? {};
  return { moderation: sumOf(queues), ...(people !== undefined && { people }) };
};
