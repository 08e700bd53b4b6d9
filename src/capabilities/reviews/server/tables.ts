import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../server/database/columns.ts';

export const reviews = pgTable('reviews', {
  id: id(),
  projectId: integer('project_id').notNull(),
  userId: integer('user_id').notNull(),
  companyId: integer('company_id').notNull(),
  rating: integer().notNull(),
  comment: text(),
  isAnonymous: boolean('is_anonymous').notNull().default(false),
  status: text().$type<'approved' | 'pending' | 'rejected'>().notNull().default('approved'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const reviewFlags = pgTable('review_flags', {
  id: id(),
  reviewId: integer('review_id').notNull(),
  companyId: integer('company_id').notNull(),
  reason: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
