import { and, eq, isNull, lte, ne } from 'drizzle-orm';
import { formatLongDate } from '#kernel/dates.ts';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import { deleteAllSessions } from './sessions.ts';
import { users } from './tables.ts';

export interface Suspension {
  reason: string;
  until: Date;
}

/** Suspends a person until a day and deletes their sessions for good. Returns false if there is nobody to suspend. */
export const suspendAccount = async (
  transaction: Db,
  userId: number,
  { reason, until }: Suspension,
): Promise<boolean> => {
  const barred = await transaction
    .update(users)
    .set({ isSuspended: true, suspensionReason: reason, suspendedUntil: until })
    // Only the server's operator can suspend admins.
    .where(and(eq(users.id, userId), ne(users.userType, 'admin'), isNull(users.erasedAt)))
    .returning({ id: users.id });
  if (barred.length > 0) await deleteAllSessions(transaction, userId);
  return barred.length > 0;
};

/** Prevents a person from beginning conversations until a day. */
export const limitNewConversations = async (transaction: Db, userId: number, until: Date) => {
  await transaction.update(users).set({ limitedUntil: until }).where(eq(users.id, userId));
};

type Barred = Pick<typeof users.$inferSelect, 'suspensionReason' | 'suspendedUntil'>;

/**
 * Chooses the refusal that gives a suspended person the reason and the end. Nobody else may learn them, so they must
 * have shown who they are.
 */
export const suspendedRefusalFor = (
  { suspensionReason, suspendedUntil }: Barred,
  language: Language,
): { code: 'suspended' | 'suspendedWithoutEnd'; words: Record<string, string> } => {
  const reason = suspensionReason ?? '';
  return suspendedUntil
    ? { code: 'suspended', words: { reason, until: formatLongDate(suspendedUntil, language) } }
    : { code: 'suspendedWithoutEnd', words: { reason } };
};

const lifted = { isSuspended: false, suspensionReason: null, suspendedUntil: null } as const;

/** Ends sessions of sign-ins that were under way at the moment of the suspension; nobody used them until now. */
const forgetLateSessions = async (transaction: Db, people: readonly { id: number }[]) => {
  for (const { id } of people) await deleteAllSessions(transaction, id);
};

/** Returns false if the person is not suspended. */
export const liftSuspension = async (transaction: Db, userId: number): Promise<boolean> => {
  const rows = await transaction
    .update(users)
    .set(lifted)
    .where(and(eq(users.id, userId), eq(users.isSuspended, true)))
    .returning({ id: users.id });
  await forgetLateSessions(transaction, rows);
  return rows.length > 0;
};

/** Lifts the suspensions that have ended, and returns whose they were. */
export const liftExpiredSuspensions = async (transaction: Db, now: Date): Promise<number[]> => {
  const rows = await transaction
    .update(users)
    .set(lifted)
    .where(and(eq(users.isSuspended, true), lte(users.suspendedUntil, now)))
    .returning({ id: users.id });
  await forgetLateSessions(transaction, rows);
  return rows.map(({ id }) => id);
};
