import { pgTable } from 'drizzle-orm/pg-core';
import { byteaColumn, momentColumn } from '#server/database/column-types.ts';

/** Emails that already became messages are stored here by the hash of their Message-ID. */
export const receivedReplies = pgTable('answered_mails', {
  messageHash: byteaColumn('message_hash').primaryKey(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
