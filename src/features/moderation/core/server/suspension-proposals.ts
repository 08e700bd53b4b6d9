import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#features/accounts/core/server/tables.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { suspensionProposals as p } from './tables.ts';

const isOpen = isNull(p.decidedAt);

type Proposal = Pick<typeof p.$inferInsert, 'personId' | 'proposedBy' | 'reason' | 'until' | 'createdAt'>;

/** Proposes a suspension to the admins. Returns false if nobody could suspend that account. */
export const proposeSuspension = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  proposal: Proposal,
): Promise<boolean> => {
  // Only the server's operator can suspend staff.
  const isSuspendable = and(
    eq(users.id, proposal.personId),
    ne(users.userType, 'admin'),
    isNull(users.erasedAt),
  );
  if ((await transaction.$count(users, isSuspendable)) === 0) return false;
  await transaction.insert(p).values(proposal);
  const admins = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.staffRole, 'admin'), isNull(users.erasedAt), eq(users.isSuspended, false)))
    .orderBy(asc(users.id));
  for (const { id: personId } of admins)
    await notifyPerson(transaction, services, {
      personId,
      kind: 'moderationWaits',
      subject: { queue: 'people' },
    });
  return true;
};

/** Returns the open proposals, oldest first. */
export const readOpenSuspensionProposals = async (db: Db) => {
  const moderators = alias(users, 'moderators');
  const rows = await db
    .select({
      id: p.id,
      person: { id: users.id, username: users.username },
      proposedBy: moderators.username,
      reason: p.reason,
      until: p.until,
      createdAt: p.createdAt,
    })
    .from(p)
    .innerJoin(users, eq(users.id, p.personId))
    .leftJoin(moderators, eq(moderators.id, p.proposedBy))
    .where(isOpen)
    .orderBy(asc(p.id));
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
};

export const countSuspensionProposals = (db: Db) => db.$count(p, isOpen);

interface Closing {
  decidedBy: number;
  now: Date;
}

/** A suspension decides about all open proposals for the person. */
export const closeSuspensionProposals = async (
  transaction: Db,
  personId: number,
  { decidedBy, now }: Closing,
) => {
  await transaction
    .update(p)
    .set({ decidedAt: now, decidedBy })
    .where(and(eq(p.personId, personId), isOpen));
};

/** Returns the person it was about; null if it is not open. */
export const declineSuspensionProposal = async (transaction: Db, id: number, { decidedBy, now }: Closing) => {
  const [declined] = await transaction
    .update(p)
    .set({ decidedAt: now, decidedBy })
    .where(and(eq(p.id, id), isOpen))
    .returning({ personId: p.personId });
  return declined?.personId ?? null;
};
