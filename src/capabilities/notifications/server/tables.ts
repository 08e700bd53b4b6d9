import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Kind, StoredSubject } from '#notifications/rules/kinds.ts';
import { newsChannels, newsTopics } from '#notifications/rules/news-by-kind.ts';
import { bytea, id, moment } from '#server/database/columns.ts';

export const notifications = pgTable('notifications', {
  id: id(),
  userId: integer('user_id').notNull(),
  kind: text().$type<Kind>().notNull(),
  subject: jsonb().$type<StoredSubject>().notNull().default({}),
  /** The company's own account, where its team was told. */
  ownerId: integer('owner_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
  /** When it first stood; what repeats it raises `createdAt` alone. */
  begunAt: moment('begun_at').notNull().defaultNow(),
  readAt: moment('read_at'),
  toldAt: moment('told_at'),
  pushedAt: moment('pushed_at'),
});

export const mutedNews = pgTable(
  'muted_news',
  {
    userId: integer('user_id').notNull(),
    about: text({ enum: newsTopics }).notNull(),
    channel: text({ enum: newsChannels }).notNull(),
  },
  ({ userId, about, channel }) => [primaryKey({ columns: [userId, about, channel] })],
);

export const pushKeys = pgTable('push_keys', {
  id: integer().primaryKey().default(1),
  publicKey: text('public_key').notNull(),
  privateKey: text('private_key').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const pushSubscriptions = pgTable('push_subscriptions', {
  id: id(),
  userId: integer('user_id').notNull(),
  sessionId: integer('session_id').notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  lastUsedAt: moment('last_used_at'),
});

export const mailTokens = pgTable('mail_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  partnerId: integer('partner_id'),
  /** The company in whose name its member replies. */
  ownerId: integer('owner_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
