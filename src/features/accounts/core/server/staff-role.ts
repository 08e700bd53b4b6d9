import { and, eq, isNull } from 'drizzle-orm';
import type { StaffRole } from '#kernel/visitor.ts';
import type { Db } from '#server/database/db.ts';
import { users } from './tables.ts';

/** All of the staff, held: who is the last admin is decided for one at a time. */
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

/** Whether nobody would be an admin without them. Who has asked to be erased does not count: they are leaving. */
export const lockAndCheckLastAdmin = async (transaction: Db, userId: number): Promise<boolean> =>
  isLastAdmin(await lockStaff(transaction), userId);

/** Changes what somebody of the staff may do, or answers why not. One admin stays, even when two changes come at the same moment. */
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
