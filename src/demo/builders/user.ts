import { users } from '#features/accounts/core/server/tables.ts';
import { type Db, firstInsertedRow } from './db.ts';
import { nextUniqueNumber } from './number.ts';

export type UserRow = typeof users.$inferSelect;
export type UserValues = typeof users.$inferInsert;

/** No hash looks like this, so no password ever matches it. */
export const NO_PASSWORD = '!';

export const userRow = (overrides: Partial<UserValues> = {}): UserValues => {
  const number = nextUniqueNumber();
  return {
    username: `person-${number}`,
    password: NO_PASSWORD,
    email: `person-${number}@mail.example`,
    // Tests name people by their username, so PDFs and emails do so too.
    fullName: overrides.username ?? `Person ${number}`,
    isEmailVerified: true,
    staffRole: overrides.userType === 'admin' ? 'admin' : null,
    ...overrides,
  };
};

export const buildUser = (db: Db, overrides: Partial<UserValues> = {}): Promise<UserRow> =>
  firstInsertedRow(db.insert(users).values(userRow(overrides)).returning());
