import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { visits } from './tables.ts';

interface Ended {
  companyId: number | null;
  clientId: number | null;
  /** A quote without a request has none: then the visits without one are meant. */
  invitationId: number | null;
}

/**
 * Cancels visits still to come with the contract they were for, in its transaction. The job (send-due-visit-notifications.ts)
 * finds and notifies the people.
 */
export const cancelVisitsOfContract = async (
  transaction: Db,
  { companyId, clientId, invitationId }: Ended,
  now: Date,
): Promise<void> => {
  const areMeant =
    invitationId === null
      ? and(
          isNull(visits.invitationId),
          eq(visits.companyId, companyId ?? 0),
          eq(visits.clientId, clientId ?? 0),
        )
      : eq(visits.invitationId, invitationId);
  await transaction
    .update(visits)
    .set({
      state: 'cancelled',
      turn: null,
      cancelledBy: 'request',
      sequence: sql`${visits.sequence} + (${visits.startsAt} is not null)::integer`,
      dayReminderAt: null,
      hoursReminderAt: null,
      changedAt: now,
    })
    .where(and(areMeant, ne(visits.state, 'cancelled'), or(isNull(visits.endsAt), gt(visits.endsAt, now))));
};
