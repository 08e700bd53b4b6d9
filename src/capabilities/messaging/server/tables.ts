import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../server/database/columns.ts';

export const messages = pgTable('messages', {
  id: id(),
  senderId: integer('sender_id').notNull(),
  receiverId: integer('receiver_id').notNull(),
  content: text().notNull(),
  isRead: boolean('is_read').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});
