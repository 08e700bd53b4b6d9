import { useQuery } from '@tanstack/react-query';
import type { CurrentUser } from '#kernel/current-user.ts';
import { getWaitingCounts } from '#kernel/waiting-counts.ts';
import { queryFor } from '#web/query.ts';
import { useUnreadMessageCount } from '#web/use-unread-counts.ts';
import type { PlaceName } from './places.ts';

const waitingQuery = queryFor(getWaitingCounts, {});

/** The desk’s answer also lists what colleagues have open and one’s own decisions, which are no counts. */
export const sumOfCounts = (desk: Readonly<Record<string, unknown>>): number =>
  Object.values(desk).reduce<number>((sum, value) => (typeof value === 'number' ? sum + value : sum), 0);

/** Says how much waits for this person at each of their places. */
export const usePlaceCounts = ({
  userType,
  mustAddFactor,
}: CurrentUser): Partial<Record<PlaceName, number>> => {
  const isStaff = userType === 'admin';
  const { queryKey, queryFn } = waitingQuery;
  const { data: waiting } = useQuery({ queryKey, queryFn, enabled: !isStaff });
  const desk = useQuery<{ people?: number; [queue: string]: unknown }>({
    queryKey: ['/api/admin/desk'],
    enabled: isStaff && !mustAddFactor,
  });
  const messages = useUnreadMessageCount();
  if (!isStaff) return { ...waiting, messages };
  const { people, ...queues } = desk.data ?? {};
  return { moderation: sumOfCounts(queues), ...(people !== undefined && { people }) };
};
