import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../server/database/columns.ts';

export const projects = pgTable('projects', {
  id: id(),
  clientId: integer('client_id').notNull(),
  companyId: integer('company_id').notNull(),
  name: text().notNull(),
  description: text(),
  budget: text(),
  timeline: text(),
  clientConfirmed: boolean('client_confirmed').notNull().default(false),
  companyConfirmed: boolean('company_confirmed').notNull().default(false),
  status: text().$type<'pending' | 'completed'>().notNull().default('pending'),
  createdAt: moment('created_at').notNull().defaultNow(),
  completedAt: moment('completed_at'),
});
