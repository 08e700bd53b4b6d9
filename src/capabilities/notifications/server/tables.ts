import { integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../server/database/columns.ts';

export const notifications = pgTable('notifications', {
  id: id(),
  userId: integer('user_id').notNull(),
  kind: text().notNull(),
  subject: jsonb().$type<Record<string, string | number>>().notNull().default({}),
  createdAt: moment('created_at').notNull().defaultNow(),
  readAt: moment('read_at'),
});
