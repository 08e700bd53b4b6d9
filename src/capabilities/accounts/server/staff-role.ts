import { and, eq, isNull } from 'drizzle-orm';
import type { StaffRole } from '#kernel/visitor.ts';
import type { Db } from '#server/database/db.ts';
import { users } from './tables.ts';

/** Changes what somebody of the staff may do, or tells why not. One admin stays, whoever asks at the same moment. */
export const changeStaffRole = async (
  transaction: Db,
  userId: number,
  staffRole: StaffRole,
): Promise<'personNotFound' | 'lastAdmin' | 'unchanged' | null> => {
  const staff = await transaction
    .select({ id: users.id, staffRole: users.staffRole })
    .from(users)
    .where(and(eq(users.userType, 'admin'), isNull(users.erasedAt)))
    .orderBy(users.id)
    .for('update');
  const person = staff.find(({ id }) => id === userId);
  if (!person) return 'personNotFound';
  if (person.staffRole === staffRole) return 'unchanged';
  const isLast = staff.filter((one) => one.staffRole === 'admin').length === 1;
  if (person.staffRole === 'admin' && isLast) return 'lastAdmin';
  await transaction.update(users).set({ staffRole }).where(eq(users.id, userId));
  return null;
};
