import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { LeadDeclineReason, LeadStage } from '#features/dashboards/company/rules/lead-stage.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

/** Stores a conversation's column on the company's board, and its note. */
export const companyLeads = pgTable('company_leads', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  userId: integer('user_id').notNull(),
  stage: text().$type<LeadStage>(),
  declinedFor: text('declined_for').$type<LeadDeclineReason>(),
  note: text(),
  remindedAt: momentColumn('reminded_at'),
  movedAt: momentColumn('moved_at').notNull().defaultNow(),
});
