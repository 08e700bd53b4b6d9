import { boolean, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export const messages = pgTable('messages', {
  id: idColumn(),
  senderId: integer('sender_id').notNull(),
  receiverId: integer('receiver_id').notNull(),
  content: text().notNull(),
  attachmentCount: smallint('attachment_count').notNull().default(0),
  isRead: boolean('is_read').notNull().default(false),
  /** A moderator has removed its text. */
  isWithheld: boolean('is_withheld').notNull().default(false),
  /** This member wrote it, where the sender is a company. */
  writtenBy: integer('written_by'),
  /** It is the Idempotency-Key of the call that sent it. */
  clientKey: text('client_key'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

export const personBlocks = pgTable('blocks', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  blockedId: integer('blocked_id').notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

export const conversationReports = pgTable('conversation_reports', {
  id: idColumn(),
  reporterId: integer('reporter_id').notNull(),
  reportedId: integer('reported_id').notNull(),
  reason: text().notNull(),
  status: text().$type<'pending' | 'resolved'>().notNull().default('pending'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  reviewedAt: momentColumn('reviewed_at'),
  reviewedBy: integer('reviewed_by'),
  actionTaken: text('action_taken'),
});

/** Each row is one side's view of a conversation. Triggers update it (db/migrations/0005); the code never writes it. */
export const conversations = pgTable(
  'conversations',
  {
    userId: integer('user_id').notNull(),
    partnerId: integer('partner_id').notNull(),
    lastMessageId: integer('last_message_id').notNull(),
    messageCount: integer('message_count').notNull(),
    unreadCount: integer('unread_count').notNull().default(0),
    isBegunByMe: boolean('is_begun_by_me').notNull(),
    begunAt: momentColumn('begun_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.partnerId] })],
);

/**
 * Each row says from which message on a member of a company's team has not read a conversation, and how many there are.
 * Triggers update it (db/migrations/0061); it is deleted when they read.
 */
export const teamUnreadCounts = pgTable(
  'team_unread',
  {
    readerId: integer('reader_id').notNull(),
    ownerId: integer('owner_id').notNull(),
    partnerId: integer('partner_id').notNull(),
    fromMessageId: integer('from_message_id').notNull(),
    unreadCount: integer('unread_count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.readerId, table.ownerId, table.partnerId] })],
);

/** A picture or document has no message before it is sent. */
export const attachments = pgTable('attachments', {
  id: idColumn(),
  ownerId: integer('owner_id').notNull(),
  messageId: integer('message_id'),
  position: smallint(),
  kind: text({ enum: ['picture', 'pdf'] }).notNull(),
  name: text().notNull(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
  token: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
