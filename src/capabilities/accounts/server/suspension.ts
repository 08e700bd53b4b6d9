import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import type { Db } from '#server/database/db.ts';
import { users } from './tables.ts';

export interface Suspension {
  reason: string;
  until: Date;
}

/** Bars a person until a day; their sessions are dead with it. False where there is nobody to bar. */
export const suspendAccount = async (
  transaction: Db,
  userId: number,
  { reason, until }: Suspension,
): Promise<boolean> => {
  const barred = await transaction
    .update(users)
    .set({ isSuspended: true, suspensionReason: reason, suspendedUntil: until })
    // Admins answer to whoever runs the server, not to each other.
    .where(and(eq(users.id, userId), ne(users.userType, 'admin'), isNull(users.erasedAt)))
    .returning({ id: users.id });
  return barred.length > 0;
};

const lifted = { isSuspended: false, suspensionReason: null, suspendedUntil: null } as const;

/** False where the person is not suspended. */
export const liftSuspension = async (transaction: Db, userId: number): Promise<boolean> => {
  const rows = await transaction
    .update(users)
    .set(lifted)
    .where(and(eq(users.id, userId), eq(users.isSuspended, true)))
    .returning({ id: users.id });
  return rows.length > 0;
};

/** Lets those in again whose time is over, and answers who they are. */
export const liftEnded = async (transaction: Db, now: Date): Promise<number[]> => {
  const rows = await transaction
    .update(users)
    .set(lifted)
    .where(and(eq(users.isSuspended, true), lte(users.suspendedUntil, now)))
    .returning({ id: users.id });
  return rows.map(({ id }) => id);
};
