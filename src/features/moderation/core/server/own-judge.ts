import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Db } from '#server/database/db.ts';

/** Whoever took something away does not judge what is said against it, where there is somebody else. */
export const isOwnJudge = async (db: Db, decidedBy: number | null, moderator: Person): Promise<boolean> => {
  if (decidedBy !== moderator.id) return false;
  const staff = and(eq(users.userType, 'admin'), isNull(users.erasedAt), eq(users.isSuspended, false));
  return (await db.$count(users, staff)) > 1;
};
