import { eq, or, sql } from 'drizzle-orm';
import type { CurrentUser } from '#kernel/current-user.ts';
import { languageNamed } from '#kernel/language.ts';
import type { Account } from '#server/auth/session.ts';
import type { Db } from '#server/database/db.ts';
import { users } from './tables.ts';

export type UserRow = typeof users.$inferSelect;

/** Names are compared folded, addresses without case (db/migrations/0002). */
export const isNamed = (name: string) => sql`name_key(${users.username}) = name_key(${name})`;
export const hasEmail = (email: string) => sql`lower(${users.email}) = lower(${email})`;

/** Finds by username or by email. A name contains no @, so it is never both. */
export const findByLogin = async (db: Db, login: string): Promise<UserRow | undefined> => {
  const [row] = await db
    .select()
    .from(users)
    .where(or(isNamed(login), hasEmail(login)));
  return row;
};

export const findPerson = async (db: Db, id: number): Promise<UserRow> => {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  if (!row) throw new Error('A session without its person');
  return row;
};

/** A contact that is not pending is left out. */
export const waitingOf = ({
  pendingEmail,
  pendingPhone,
}: Pick<UserRow, 'pendingEmail' | 'pendingPhone'>) => ({
  pendingEmail: pendingEmail ?? undefined,
  pendingPhone: pendingPhone ?? undefined,
});

/** Presents an account to its own person. */
export const presentUser = (row: Account, mustAddFactor = false): CurrentUser => ({
  ...row,
  mustAddFactor,
  ...waitingOf(row),
  language: row.language === null ? null : languageNamed(row.language),
  userType: row.userType === 'client' ? 'private' : row.userType,
});
