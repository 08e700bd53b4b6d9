import { and, asc, eq } from 'drizzle-orm';
import { endSessionsOf } from '#accounts/server/end-sessions.ts';
import { isNamed } from '#accounts/server/people.ts';
import { sessions, users } from '#accounts/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import { StartupError } from '#server/startup-error.ts';

interface NewAdmin {
  username: string;
  email: string;
  /** Its hash, never the password. */
  password: string;
}

/** Tells the new account's id. A name or address that somebody has is left to them. */
export const createAdmin = async (db: Db, admin: NewAdmin): Promise<number> => {
  const [created] = await db
    .insert(users)
    .values({ ...admin, userType: 'admin', isEmailVerified: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created) return created.id;
  const [namesake] = await db.select({ userType: users.userType }).from(users).where(isNamed(admin.username));
  if (!namesake) throw new StartupError(`Another account has the address ${admin.email}.`);
  const what = namesake.userType === 'admin' ? 'an admin' : 'an account';
  throw new StartupError(`There is ${what} called ${admin.username} already. Choose another name.`);
};

export const listAdmins = (db: Db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      createdAt: users.createdAt,
      lastLoginDate: users.lastLoginDate,
    })
    .from(users)
    .where(eq(users.userType, 'admin'))
    .orderBy(asc(users.id));

/** Of whoever bears the name, an admin or not. Tells their id and how many sessions ended. */
export const endSessionsOfName = (db: Db, username: string): Promise<{ id: number; ended: number }> =>
  db.transaction(async (transaction) => {
    const [found] = await transaction.select({ id: users.id }).from(users).where(isNamed(username));
    if (!found) throw new StartupError(`There is nobody called ${username}.`);
    return { id: found.id, ended: await endSessionsOf(transaction, found.id) };
  });

/** The account becomes a private one and is signed out everywhere. Tells its id and how many sessions ended. */
export const revokeAdmin = (db: Db, username: string): Promise<{ id: number; ended: number }> =>
  db.transaction(async (transaction) => {
    const [revoked] = await transaction
      .update(users)
      .set({ userType: 'private' })
      .where(and(isNamed(username), eq(users.userType, 'admin')))
      .returning({ id: users.id });
    if (!revoked) throw new StartupError(`There is no admin called ${username}.`);
    const ended = await transaction
      .delete(sessions)
      .where(eq(sessions.userId, revoked.id))
      .returning({ id: sessions.id });
    return { id: revoked.id, ended: ended.length };
  });
