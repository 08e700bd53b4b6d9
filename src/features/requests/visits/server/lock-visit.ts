import { eq, sql } from 'drizzle-orm';
import { lockRequest } from '#features/requests/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import { findVisit, type VisitRow } from './store.ts';
import { visits } from './tables.ts';

type LockServices = Pick<Services, 'jobs' | 'clock'>;

/** These people are notified about a visit. */
export const peopleOfVisit = ({ clientId, ownerId, memberId }: VisitRow): number[] => [
  ...new Set([clientId, ownerId, memberId].filter((id) => id !== null)),
];

/**
 * Locks a visit until the transaction ends. Its request is locked and settled first: where that has ended, so has the
 * visit.
 */
export const lockVisit = async (
  transaction: Db,
  services: LockServices,
  row: VisitRow,
): Promise<VisitRow | undefined> => {
  const people = peopleOfVisit(row);
  if (row.requestId === null) await lockLiveStreams(transaction, people);
  else await lockRequest(transaction, services, row.requestId, people);
  await transaction.execute(sql`select from ${visits} where ${eq(visits.id, row.id)} for update`);
  return findVisit(transaction, row.id);
};
