import { boolean, date, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { QuestionAnswer } from '#features/requests/core/rules/question-answers.ts';
import {
  declineReasons,
  dwellingHolders,
  dwellingKinds,
  invitationStates,
  requestStates,
  storedCloseReasons,
  timingKinds,
  visitStates,
} from '#features/requests/core/rules/requests.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export const requests = pgTable('requests', {
  id: idColumn(),
  clientId: integer('client_id').notNull(),
  state: text({ enum: requestStates }).notNull().default('draft'),
  categoryId: integer('category_id'),
  trade: text(),
  questionVersion: smallint('question_version'),
  answers: jsonb().$type<QuestionAnswer[]>().notNull().default([]),
  title: text(),
  description: text(),
  commune: text(),
  postalCode: text('postal_code'),
  street: text(),
  dwellingKind: text('dwelling_kind', { enum: dwellingKinds }),
  builtYear: smallint('built_year'),
  isMainResidence: boolean('is_main_residence'),
  holder: text({ enum: dwellingHolders }),
  timing: text({ enum: timingKinds }),
  timingDate: date('timing_date', { mode: 'string' }),
  budgetMin: numeric('budget_min'),
  budgetMax: numeric('budget_max'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  changedAt: momentColumn('changed_at').notNull().defaultNow(),
  sentAt: momentColumn('sent_at'),
  endsAt: momentColumn('ends_at'),
  prolongedAt: momentColumn('prolonged_at'),
  closedAt: momentColumn('closed_at'),
  closedFor: text('closed_for', { enum: storedCloseReasons }),
  closedWords: text('closed_words'),

  // Triggers update these (db/migrations/0030); the code never writes them.
  askedCount: smallint('asked_count').notNull().default(0),
  runningCount: smallint('running_count').notNull().default(0),
});

export const requestFiles = pgTable('request_files', {
  id: idColumn(),
  requestId: integer('request_id').notNull(),
  kind: text({ enum: ['picture', 'pdf'] }).notNull(),
  name: text().notNull(),
  caption: text(),
  position: smallint().notNull(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
  token: text().notNull(),
  clientKey: text('client_key'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

export const requestAdditions = pgTable('request_additions', {
  id: idColumn(),
  requestId: integer('request_id').notNull(),
  words: text().notNull(),
  /** It holds the name of a withdrawn file instead of the client's words. */
  isWithdrawal: boolean('is_withdrawal').notNull().default(false),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

/** Each row is a request at one company. */
export const requestInvitations = pgTable('request_invitations', {
  id: idColumn(),
  requestId: integer('request_id').notNull(),
  companyId: integer('company_id').notNull(),
  state: text({ enum: invitationStates }).notNull().default('sent'),
  sentAt: momentColumn('sent_at').notNull().defaultNow(),
  remindAt: momentColumn('remind_at').notNull(),
  remindedAt: momentColumn('reminded_at'),
  dueAt: momentColumn('due_at').notNull(),
  seenAt: momentColumn('seen_at'),
  answeredAt: momentColumn('answered_at'),
  endedAt: momentColumn('ended_at'),
  streetShownAt: momentColumn('street_shown_at'),
  /** An invitation whose quote has run out stays quoted, but no longer counts among the three at work. */
  quoteExpiredAt: momentColumn('quote_expired_at'),
  /** A trigger copies the quote it has sent, of module `quotes`, and its end (db/migrations/0102). */
  quoteId: integer('quote_id'),
  quoteEndsAt: momentColumn('quote_ends_at'),
  declinedFor: text('declined_for', { enum: declineReasons }),
  declinedWords: text('declined_words'),

  // A trigger updates these (db/migrations/0049); the code never writes them.
  visitState: text('visit_state', { enum: visitStates }),
  visitEndsAt: momentColumn('visit_ends_at'),
});

export const requestQuestions = pgTable('request_questions', {
  id: idColumn(),
  invitationId: integer('invitation_id').notNull(),
  words: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  answer: text(),
  isForAll: boolean('is_for_all').notNull().default(false),
  answeredAt: momentColumn('answered_at'),
});

/** A wish records that a client would have asked a company that has no plan. */
export const interestSignals = pgTable('request_wishes', {
  id: idColumn(),
  clientId: integer('client_id').notNull(),
  companyId: integer('company_id').notNull(),
  categoryId: integer('category_id').notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

/** A company reports a request it was asked about. */
export const requestReports = pgTable('request_reports', {
  id: idColumn(),
  requestId: integer('request_id').notNull(),
  companyId: integer('company_id').notNull(),
  reason: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  decidedAt: momentColumn('decided_at'),
  outcome: text({ enum: ['upheld', 'dismissed'] }),
  statement: text(),
});
