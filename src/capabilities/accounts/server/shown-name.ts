import { type SQLWrapper, sql } from 'drizzle-orm';
import { sentences } from '#accounts/strings/en/accounts.ts';
import { users } from './tables.ts';

/**
 * The name others see of a person. It is English for every reader, as answers to visitors are kept for all
 * languages alike.
 */
export const shownNameOf = ({ erasedAt, username }: Record<'erasedAt' | 'username', SQLWrapper>) =>
  sql<string>`case when ${erasedAt} is null then ${username} else ${sentences.deletedUser} end`;

export const shownName = shownNameOf(users);
