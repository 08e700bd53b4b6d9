import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export const clientReports = pgTable('client_reports', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  clientId: integer('client_id').notNull(),
  reason: text().notNull(),
  additionalInfo: text('additional_info'),
  status: text().notNull().default('pending'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  reviewedAt: momentColumn('reviewed_at'),
  reviewedBy: integer('reviewed_by'),
  actionTaken: text('action_taken'),
});
