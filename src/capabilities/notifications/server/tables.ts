import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { bytea, id, moment } from '../../../server/database/columns.ts';
import type { Kind, StoredSubject } from '../rules/kinds.ts';

export const notifications = pgTable('notifications', {
  id: id(),
  userId: integer('user_id').notNull(),
  kind: text().$type<Kind>().notNull(),
  subject: jsonb().$type<StoredSubject>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
  readAt: moment('read_at'),
  toldAt: moment('told_at'),
});

export const mailTokens = pgTable('mail_tokens', {
  tokenHash: bytea('token_hash').primaryKey(),
  userId: integer('user_id').notNull(),
  partnerId: integer('partner_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
