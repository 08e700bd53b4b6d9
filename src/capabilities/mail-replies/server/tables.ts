import { pgTable } from 'drizzle-orm/pg-core';
import { bytea, momentColumn } from '#server/database/columns.ts';

/** Mails that became messages already, by the hash of their Message-ID. */
export const receivedReplies = pgTable('answered_mails', {
  messageHash: bytea('message_hash').primaryKey(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
