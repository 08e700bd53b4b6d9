import { and, eq, isNull } from 'drizzle-orm';
import type { StaffRole } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { users } from './tables.ts';

/** Locks all staff rows, so that only one transaction at a time decides who is the last admin. */
const lockStaff = (transaction: Db) =>
  transaction
    .select({ id: users.id, staffRole: users.staffRole, eraseAt: users.eraseAt })
    .from(users)
    .where(and(eq(users.userType, 'admin'), isNull(users.erasedAt)))
    .orderBy(users.id)
    .for('update');

const isLastAdmin = (staff: Awaited<ReturnType<typeof lockStaff>>, userId: number) => {
  const admins = staff.filter(({ staffRole }) => staffRole === 'admin');
  const stays = admins.some(({ id, eraseAt }) => id !== userId && eraseAt === null);
  return !stays && admins.some(({ id }) => id === userId);
};

/**
 * Returns whether nobody would be an admin without them. Admins who have requested erasure are leaving and don't count.
 */
export const lockAndCheckLastAdmin = async (transaction: Db, userId: number): Promise<boolean> =>
  isLastAdmin(await lockStaff(transaction), userId);

/** Changes a staff member's role, or returns why not. One admin stays, even if two changes come together. */
export const changeStaffRole = async (
  transaction: Db,
  userId: number,
  staffRole: StaffRole,
): Promise<'personNotFound' | 'lastAdmin' | 'unchanged' | null> => {
  const staff = await lockStaff(transaction);
  const person = staff.find(({ id }) => id === userId);
  if (!person) return 'personNotFound';
  if (person.staffRole === staffRole) return 'unchanged';
  if (isLastAdmin(staff, userId)) return 'lastAdmin';
  await transaction.update(users).set({ staffRole }).where(eq(users.id, userId));
  return null;
};
