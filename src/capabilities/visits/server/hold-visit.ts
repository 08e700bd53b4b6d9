import { eq, sql } from 'drizzle-orm';
import { holdRequest } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import type { Tools } from '#server/tools.ts';
import { findVisit, type VisitRow } from './store.ts';
import { visits } from './tables.ts';

type HoldTools = Pick<Tools, 'jobs' | 'clock'>;

/** Everybody who is told of a visit. */
export const peopleOf = ({ clientId, ownerId, memberId }: VisitRow): number[] => [
  ...new Set([clientId, ownerId, memberId].filter((id) => id !== null)),
];

/**
 * A visit, kept from being changed by others until the transaction ends. Its request is held first, as time has left
 * it: where that has ended, so has the visit.
 */
export const holdVisit = async (
  transaction: Db,
  tools: HoldTools,
  seen: VisitRow,
): Promise<VisitRow | undefined> => {
  const people = peopleOf(seen);
  if (seen.requestId === null) await holdLiveStreams(transaction, people);
  else await holdRequest(transaction, tools, seen.requestId, people);
  await transaction.execute(sql`select from ${visits} where ${eq(visits.id, seen.id)} for update`);
  return findVisit(transaction, seen.id);
};
