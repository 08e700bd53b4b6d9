import { and, asc, eq, isNull } from 'drizzle-orm';
import { hasUsernameSql } from '#features/accounts/core/server/read-people.ts';
import { recordSecurityEvent } from '#features/accounts/core/server/security-events.ts';
import { signOutEverywhere } from '#features/accounts/core/server/sign-out-everywhere.ts';
import { passkeys, sessions, users } from '#features/accounts/core/server/tables.ts';
import { deleteSecondFactor } from '#features/accounts/sign-in/server/second-factor/delete-second-factor.ts';
import type { StaffRole } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import { StartupError } from '#server/errors/startup-error.ts';

interface NewAdmin {
  username: string;
  email: string;
  staffRole: StaffRole;
  /** Its hash, never the password. */
  password: string;
}

const recordRole = (db: Db, personId: number, object: string) =>
  recordSecurityEvent(db, { kind: 'role-changed', personId, actorId: null, from: null, object });

/** Returns the new account's id. A name or address that somebody else has is refused. */
export const createAdmin = async (db: Db, admin: NewAdmin): Promise<number> => {
  const [created] = await db
    .insert(users)
    .values({ ...admin, userType: 'admin', isEmailVerified: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (created) {
    await recordRole(db, created.id, admin.staffRole);
    return created.id;
  }
  const [namesake] = await db
    .select({ userType: users.userType })
    .from(users)
    .where(hasUsernameSql(admin.username));
  if (!namesake) throw new StartupError(`Another account has the address ${admin.email}.`);
  const account = namesake.userType === 'admin' ? 'an admin' : 'an account';
  throw new StartupError(`There is ${account} called ${admin.username} already. Choose another name.`);
};

export const listAdmins = (db: Db) =>
  db
    .select({
      id: users.id,
      username: users.username,
      email: users.email,
      staffRole: users.staffRole,
      createdAt: users.createdAt,
      lastLoginDate: users.lastLoginDate,
    })
    .from(users)
    .where(eq(users.userType, 'admin'))
    .orderBy(asc(users.id));

/** Ends the sessions of the person of that name, an admin or not. */
export const endSessionsOfName = (db: Db, username: string): Promise<{ id: number; ended: number }> =>
  db.transaction(async (transaction) => {
    const [user] = await transaction.select({ id: users.id }).from(users).where(hasUsernameSql(username));
    if (!user) throw new StartupError(`There is nobody called ${username}.`);
    return { id: user.id, ended: await signOutEverywhere(transaction, user.id) };
  });

/** Makes the account a private one and signs it out everywhere. */
export const revokeAdmin = (
  db: Db,
  username: string,
): Promise<{ id: number; ended: number; areAdminsLeft: boolean }> =>
  db.transaction(async (transaction) => {
    const [revoked] = await transaction
      .update(users)
      .set({ userType: 'private', staffRole: null })
      .where(and(hasUsernameSql(username), eq(users.userType, 'admin')))
      .returning({ id: users.id });
    if (!revoked) throw new StartupError(`There is no admin called ${username}.`);
    await recordRole(transaction, revoked.id, 'none');
    const endedSessions = await transaction
      .delete(sessions)
      .where(eq(sessions.userId, revoked.id))
      .returning({ id: sessions.id });
    const isAdmin = and(eq(users.staffRole, 'admin'), isNull(users.erasedAt));
    const areAdminsLeft = (await transaction.$count(users, isAdmin)) > 0;
    return { id: revoked.id, ended: endedSessions.length, areAdminsLeft };
  });

/**
 * Helps a person who has lost phone, recovery codes and passkeys: once, the password alone lets them set up new ones.
 * Returns the account's id and how many sessions ended.
 */
export const resetSecondFactor = (db: Db, username: string): Promise<{ id: number; ended: number }> =>
  db.transaction(async (transaction) => {
    const [person] = await transaction.select({ id: users.id }).from(users).where(hasUsernameSql(username));
    if (!person) throw new StartupError(`There is nobody called ${username}.`);
    await deleteSecondFactor(transaction, person.id);
    await transaction.delete(passkeys).where(eq(passkeys.userId, person.id));
    const { rowCount } = await transaction.delete(sessions).where(eq(sessions.userId, person.id));
    await recordSecurityEvent(transaction, {
      kind: 'factor-removed',
      personId: person.id,
      actorId: null,
      from: null,
    });
    return { id: person.id, ended: rowCount ?? 0 };
  });
