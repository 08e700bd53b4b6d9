import { eq } from 'drizzle-orm';
import { buildUser, type UserValues } from '#demo/builders/user.ts';
import { hashPassword } from '#features/accounts/core/server/passwords.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import type { TestHost } from './host.ts';

/** Everybody from `peopleWithPasswords` has this password. */
export const TEST_PASSWORD = 'Gromperekichelcher';

interface MailToSend {
  to: string;
  letter: { subject: string; button?: { address: string } };
}

/** Groups people who sign in by password, their stored rows, and their waiting emails. */
export const peopleWithPasswords = async ({ ask, db, pool }: Pick<TestHost, 'ask' | 'db' | 'pool'>) => {
  const password = await hashPassword(TEST_PASSWORD);
  const person = (overrides: Partial<UserValues> = {}) => buildUser(db, { password, ...overrides });
  return {
    person,
    /** The person is reachable by email and telephone, both verified. */
    reachablePerson: (overrides: Partial<UserValues> = {}) =>
      person({
        isEmailVerified: true,
        isPhoneVerified: true,
        phoneNumber: '+352621123456',
        ...overrides,
      }),
    /** Signs in as the form does. */
    signIn: (
      username: string,
      passwordTyped = TEST_PASSWORD,
      more: { headers?: Record<string, string>; body?: object } = {},
    ) =>
      ask('POST', '/api/login', {
        body: { username, password: passwordTyped, ...more.body },
        ...(more.headers && { headers: more.headers }),
      }),
    rowOf: async (id: number) => {
      const [row] = await db.select().from(users).where(eq(users.id, id));
      if (!row) throw new Error(`There is no person ${id}`);
      return row;
    },
    mailsToSend: async () =>
      (
        await pool.query<{ payload: MailToSend }>(
          `select payload from ${storedJobsSql} jobs order by created_at, place`,
        )
      ).rows.map(({ payload }) => payload),
  };
};
