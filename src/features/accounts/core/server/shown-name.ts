import { type SQLWrapper, sql } from 'drizzle-orm';
import { sentences } from '#features/accounts/core/strings/en/accounts.ts';
import { users } from './tables.ts';

type Named = Record<'erasedAt' | 'fullName' | 'username', SQLWrapper>;

const unlessErased = (erasedAt: SQLWrapper, name: SQLWrapper) =>
  sql<string>`case when ${erasedAt} is null then ${name} else ${sentences.deletedUser} end`;

/** Their full name where they gave one, else the name they sign in with. */
export const personNameOf = ({ fullName, username }: Pick<Named, 'fullName' | 'username'>) =>
  sql<string>`coalesce(nullif(btrim(${fullName}), ''), ${username})`;

/**
 * The name others see of a person. Of an account that is gone it is English for every reader, as answers to visitors
 * are kept for all languages alike.
 */
export const shownNameOf = (person: Named) => unlessErased(person.erasedAt, personNameOf(person));

export const shownName = shownNameOf(users);

/** Where documents 1 and 2 say `username`. */
export const shownUsername = unlessErased(users.erasedAt, users.username);
