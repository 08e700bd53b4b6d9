import { sql } from 'drizzle-orm';
import { en } from '../strings/en.ts';
import { users } from './tables.ts';

/**
 * The name others see of a person. It is English for every reader, as answers to visitors are kept for all
 * languages alike.
 */
export const shownName = sql<string>`case when ${users.erasedAt} is null then ${users.username} else ${en.deletedUser} end`;
