import { type SQLWrapper, sql } from 'drizzle-orm';
import { sentences } from '#features/accounts/core/strings/en/accounts.ts';
import { users } from './tables.ts';

type Named = Record<'erasedAt' | 'fullName' | 'username', SQLWrapper>;

const unlessErased = (erasedAt: SQLWrapper, name: SQLWrapper) =>
  sql<string>`case when ${erasedAt} is null then ${name} else ${sentences.deletedUser} end`;

/** Returns their full name if they gave one, else their username. */
export const fullNameOrUsernameSql = ({ fullName, username }: Pick<Named, 'fullName' | 'username'>) =>
  sql<string>`coalesce(nullif(btrim(${fullName}), ''), ${username})`;

/** The same for a statement that is written as text, where a table has this alias. */
export const fullNameOrUsernameText = (alias: string): string =>
  `coalesce(nullif(btrim(${alias}.full_name), ''), ${alias}.username)`;

/**
 * Selects the name others see of a person. An erased account's is English for every reader, because responses to
 * visitors are cached for all languages alike.
 */
export const displayNameSql = (person: Named) => unlessErased(person.erasedAt, fullNameOrUsernameSql(person));

export const userDisplayNameSql = displayNameSql(users);

/** Used where documents 1 and 2 ask for `username`. */
export const displayUsernameSql = unlessErased(users.erasedAt, users.username);
