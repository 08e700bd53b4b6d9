import { and, eq, isNull } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';

/** A moderator does not judge an objection to their own decision, unless nobody else can. */
export const isObjectionToOwnDecision = async (
  db: Db,
  decidedBy: number | null,
  moderator: Person,
): Promise<boolean> => {
  if (decidedBy !== moderator.id) return false;
  const staff = and(eq(users.userType, 'admin'), isNull(users.erasedAt), eq(users.isSuspended, false));
  return (await db.$count(users, staff)) > 1;
};
