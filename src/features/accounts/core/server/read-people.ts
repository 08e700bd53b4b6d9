import { eq, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '#kernel/current-user.ts';
import { languageOfTag } from '#kernel/language.ts';
import type { Account } from '#server/auth/session-types.ts';
import type { Db } from '#server/database/db.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

/** Names are compared folded, addresses without case (db/migrations/0002). */
export const hasUsernameSql = (name: string) => sql`name_key(${users.username}) = name_key(${name})`;
export const hasEmailSql = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** Finds by username or by email. A name contains no @, so it is never both. */
export const findPersonByLogin = async (db: Db, login: string): Promise<UserRow | undefined> => {
  const [row] = await db
    .select()
    .from(users)
    .where(or(hasUsernameSql(login), hasEmailSql(login)));
  return row;
};

export const readPersonById = async (db: Db, id: number): Promise<UserRow> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('A session without its person');
  return row;
};

/** A contact that is not pending is left out. */
export const presentPendingContacts = ({
  pendingEmail,
  pendingPhone,
}: Pick<UserRow, 'pendingEmail' | 'pendingPhone'>) => ({
  pendingEmail: pendingEmail ?? undefined,
  pendingPhone: pendingPhone ?? undefined,
});

/** Presents an account to its own person. */
export const presentCurrentUser = (row: Account, mustAddFactor = false): CurrentUser => ({
  ...row,
  mustAddFactor,
  ...presentPendingContacts(row),
  language: row.language === null ? null : languageOfTag(row.language),
  userType: row.userType === 'client' ? 'private' : row.userType,
});
