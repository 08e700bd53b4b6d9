import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, id, moment } from '../../../server/database/columns.ts';

export const messages = pgTable('messages', {
  id: id(),
  senderId: integer('sender_id').notNull(),
  receiverId: integer('receiver_id').notNull(),
  content: text().notNull(),
  isRead: boolean('is_read').notNull().default(false),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const blocks = pgTable('blocks', {
  id: id(),
  userId: integer('user_id').notNull(),
  blockedId: integer('blocked_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const conversationReports = pgTable('conversation_reports', {
  id: id(),
  reporterId: integer('reporter_id').notNull(),
  reportedId: integer('reported_id').notNull(),
  reason: text().notNull(),
  status: text().$type<'pending' | 'resolved'>().notNull().default('pending'),
  createdAt: moment('created_at').notNull().defaultNow(),
  reviewedAt: moment('reviewed_at'),
  reviewedBy: integer('reviewed_by'),
  actionTaken: text('action_taken'),
});

/** Mails that became messages already, by the hash of their Message-ID. */
export const answeredMails = pgTable('answered_mails', {
  messageHash: bytea('message_hash').primaryKey(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
