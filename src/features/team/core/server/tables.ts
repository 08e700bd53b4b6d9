import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { LoggedTeamAction } from '#features/team/core/rules/team-rules.ts';
import type { MemberRole } from '#kernel/company-role.ts';
import type { LoggedProfileChange } from '#kernel/logged-profile-change.ts';
import { byteaColumn, idColumn, momentColumn } from '#server/database/column-types.ts';

/** These people work for a company besides the account that created it. */
export const companyMembers = pgTable('company_members', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  userId: integer('user_id').notNull(),
  role: text().$type<MemberRole>().notNull(),
  joinedAt: momentColumn('joined_at').notNull().defaultNow(),
});

export const companyInvitations = pgTable('company_invitations', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  /** It is null for a link that the company passes on itself. */
  email: text(),
  role: text().$type<MemberRole>().notNull(),
  tokenHash: byteaColumn('token_hash').notNull(),
  expiresAt: momentColumn('expires_at').notNull(),
});

/** Rows of this audit log are only ever added. */
export const teamActivityLog = pgTable('company_log', {
  id: idColumn(),
  companyId: integer('company_id').notNull(),
  userId: integer('user_id').notNull(),
  action: text().$type<LoggedTeamAction>().notNull(),
  aboutId: integer('about_id'),
  changes: jsonb().$type<LoggedProfileChange[]>().notNull().default([]),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

/** The assignee looks after somebody who has asked the company for something. */
export const leadAssignees = pgTable(
  'lead_caretakers',
  {
    companyId: integer('company_id').notNull(),
    clientId: integer('client_id').notNull(),
    userId: integer('user_id').notNull(),
    since: momentColumn('since').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.clientId] })],
);
