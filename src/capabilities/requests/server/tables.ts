import { boolean, date, integer, jsonb, numeric, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import type { Answered } from '#requests/rules/answers.ts';
import {
  closings,
  declineReasons,
  dwellingKinds,
  holders,
  invitationStates,
  keptVisitStates,
  requestStates,
  timingKinds,
} from '#requests/rules/requests.ts';
import { id, moment } from '#server/database/columns.ts';

export const requests = pgTable('requests', {
  id: id(),
  clientId: integer('client_id').notNull(),
  state: text({ enum: requestStates }).notNull().default('draft'),
  categoryId: integer('category_id'),
  trade: text(),
  questionVersion: smallint('question_version'),
  answers: jsonb().$type<Answered[]>().notNull().default([]),
  title: text(),
  description: text(),
  commune: text(),
  postalCode: text('postal_code'),
  street: text(),
  dwellingKind: text('dwelling_kind', { enum: dwellingKinds }),
  builtYear: smallint('built_year'),
  isMainResidence: boolean('is_main_residence'),
  holder: text({ enum: holders }),
  timing: text({ enum: timingKinds }),
  timingDate: date('timing_date', { mode: 'string' }),
  budgetMin: numeric('budget_min'),
  budgetMax: numeric('budget_max'),
  createdAt: moment('created_at').notNull().defaultNow(),
  changedAt: moment('changed_at').notNull().defaultNow(),
  sentAt: moment('sent_at'),
  endsAt: moment('ends_at'),
  prolongedAt: moment('prolonged_at'),
  closedAt: moment('closed_at'),
  closedFor: text('closed_for', { enum: closings }),
  closedWords: text('closed_words'),

  // Kept by triggers (db/migrations/0030); never written from here.
  askedCount: smallint('asked_count').notNull().default(0),
  runningCount: smallint('running_count').notNull().default(0),
});

export const requestFiles = pgTable('request_files', {
  id: id(),
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
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const requestAdditions = pgTable('request_additions', {
  id: id(),
  requestId: integer('request_id').notNull(),
  words: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A request at one company. */
export const requestInvitations = pgTable('request_invitations', {
  id: id(),
  requestId: integer('request_id').notNull(),
  companyId: integer('company_id').notNull(),
  state: text({ enum: invitationStates }).notNull().default('sent'),
  sentAt: moment('sent_at').notNull().defaultNow(),
  remindAt: moment('remind_at').notNull(),
  remindedAt: moment('reminded_at'),
  dueAt: moment('due_at').notNull(),
  seenAt: moment('seen_at'),
  answeredAt: moment('answered_at'),
  endedAt: moment('ended_at'),
  streetShownAt: moment('street_shown_at'),
  /** Its quote has run out: it stays quoted, and does not count among the three at work. */
  quoteExpiredAt: moment('quote_expired_at'),
  /** The quote it has sent, of capability `quotes`. */
  quoteId: integer('quote_id'),
  declinedFor: text('declined_for', { enum: declineReasons }),
  declinedWords: text('declined_words'),

  // Kept by a trigger (db/migrations/0049); never written from here.
  visitState: text('visit_state', { enum: keptVisitStates }),
  visitEndsAt: moment('visit_ends_at'),
});

export const requestQuestions = pgTable('request_questions', {
  id: id(),
  invitationId: integer('invitation_id').notNull(),
  words: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  answer: text(),
  isForAll: boolean('is_for_all').notNull().default(false),
  answeredAt: moment('answered_at'),
});

/** A client would have asked a company that has no plan. */
export const requestWishes = pgTable('request_wishes', {
  id: id(),
  clientId: integer('client_id').notNull(),
  companyId: integer('company_id').notNull(),
  categoryId: integer('category_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** What a company says of a request it was asked about. */
export const requestReports = pgTable('request_reports', {
  id: id(),
  requestId: integer('request_id').notNull(),
  companyId: integer('company_id').notNull(),
  reason: text().notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  outcome: text({ enum: ['upheld', 'dismissed'] }),
  statement: text(),
});
