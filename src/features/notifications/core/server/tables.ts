import { boolean, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type {
  NotificationKind,
  StoredNotificationSubject,
} from '#features/notifications/core/rules/notification-kinds.ts';
import {
  notificationChannels,
  notificationTopics,
} from '#features/notifications/core/rules/notification-topics.ts';
import { byteaColumn, idColumn, momentColumn } from '#server/database/column-types.ts';

export const notifications = pgTable('notifications', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  kind: text().$type<NotificationKind>().notNull(),
  subject: jsonb().$type<StoredNotificationSubject>().notNull().default({}),
  /** The company's own account, if its team was notified. */
  ownerId: integer('owner_id'),
  /** The person who caused it, if any. An anonymous review's author is not stored. */
  senderId: integer('sender_id'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  /** The time of the first one; repeating it changes `createdAt` alone. */
  begunAt: momentColumn('begun_at').notNull().defaultNow(),
  readAt: momentColumn('read_at'),
  toldAt: momentColumn('told_at'),
  pushedAt: momentColumn('pushed_at'),
  /** It is not mailed before. */
  heldUntil: momentColumn('held_until'),
  /** It was mailed, and came from a person the reader never wrote to. */
  isCounted: boolean('is_counted').notNull().default(false),
});

export const mutedNotifications = pgTable(
  'muted_news',
  {
    userId: integer('user_id').notNull(),
    about: text({ enum: notificationTopics }).notNull(),
    channel: text({ enum: notificationChannels }).notNull(),
  },
  ({ userId, about, channel }) => [primaryKey({ columns: [userId, about, channel] })],
);

export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey().default(1),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  sessionId: integer('session_id').notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  lastUsedAt: momentColumn('last_used_at'),
});

export const mailTokens = pgTable('mail_tokens', {
  tokenHash: byteaColumn('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  partnerId: integer('partner_id'),
  /** The member replies in this company's name. */
  ownerId: integer('owner_id'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
