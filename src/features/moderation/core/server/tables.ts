import { boolean, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CollusionFindings } from '#features/moderation/core/contract/collusion-findings.ts';
import type {
  contentReportKinds,
  DecisionRefusal,
  EntryDecision,
  ModerationLogSubject,
  ModerationLogVerdict,
  QueueName,
} from '#features/moderation/core/rules/moderation.ts';
import type {
  RestorableTakedownKind,
  TakedownContentKind,
} from '#features/moderation/core/rules/takedowns.ts';
import type { Language } from '#kernel/language.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export const contentReports = pgTable('content_reports', {
  id: idColumn(),
  receipt: text().notNull(),
  kind: text().$type<(typeof contentReportKinds)[number]>().notNull(),
  address: text().notNull(),
  /** Null if `ring` replaces it. */
  explanation: text(),
  name: text(),
  email: text(),
  /** They reported in this language, and get the decision in it. */
  language: text().$type<Language>(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  decidedAt: momentColumn('decided_at'),
  outcome: text().$type<'upheld' | 'dismissed'>(),
  statement: text(),
  /** The reporter is told that these were taken down. */
  taken: text().array().$type<TakedownContentKind[]>().notNull().default([]),
  /** It was upheld, but the content no longer existed. */
  wasGone: boolean('was_gone').notNull().default(false),
  /** Giewel's own report has these facts; they are put into words on reading. */
  ring: jsonb().$type<CollusionFindings>(),
});

/** Content that was taken down is stored as it was (db/migrations/0035). */
export const takedowns = pgTable('takedowns', {
  id: idColumn(),
  kind: text().$type<RestorableTakedownKind>().notNull(),
  subjectId: integer('subject_id').notNull(),
  ownerId: integer('owner_id').notNull(),
  contentReportId: integer('content_report_id'),
  conversationReportId: integer('conversation_report_id'),
  was: jsonb(),
  /** Its files, which are in quarantine under these names. */
  files: text().array().notNull().default([]),
  statement: text().notNull(),
  takenBy: integer('taken_by'),
  takenAt: momentColumn('taken_at').notNull().defaultNow(),
  appeal: text(),
  appealedAt: momentColumn('appealed_at'),
  appealDecidedAt: momentColumn('appeal_decided_at'),
  appealDecidedBy: integer('appeal_decided_by'),
  appealStatement: text('appeal_statement'),
  restoredAt: momentColumn('restored_at'),
});

/** Decisions wait here until they take effect, or stay if they were refused (db/migrations/0103). */
export const pendingDecisions = pgTable('pending_decisions', {
  id: idColumn(),
  queue: text().$type<QueueName>().notNull(),
  entryId: integer('entry_id').notNull(),
  moderatorId: integer('moderator_id').notNull(),
  decision: jsonb().$type<Omit<EntryDecision, 'id'>>().notNull(),
  subject: text().$type<ModerationLogSubject>().notNull(),
  subjectId: integer('subject_id').notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  refusedFor: text('refused_for').$type<DecisionRefusal>(),
});

export const suspensionProposals = pgTable('suspension_proposals', {
  id: idColumn(),
  personId: integer('person_id').notNull(),
  proposedBy: integer('proposed_by'),
  reason: text().notNull(),
  until: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  decidedAt: momentColumn('decided_at'),
  decidedBy: integer('decided_by'),
});

/** Each moderator has at most one entry open (db/migrations/0051). */
export const entryPresences = pgTable('open_entries', {
  moderatorId: integer('moderator_id').primaryKey(),
  queue: text().$type<QueueName>().notNull(),
  entryId: integer('entry_id').notNull(),
  openedAt: momentColumn('opened_at').notNull().defaultNow(),
  seenAt: momentColumn('seen_at').notNull().defaultNow(),
});

/** Entries that wait no longer until a day (db/migrations/0135). */
export const setAsideEntries = pgTable(
  'set_aside_entries',
  {
    queue: text().$type<QueueName>().notNull(),
    entryId: integer('entry_id').notNull(),
    moderatorId: integer('moderator_id'),
    waitsSince: momentColumn('waits_since'),
    until: date().notNull(),
  },
  ({ queue, entryId }) => [primaryKey({ columns: [queue, entryId] })],
);

/** Moderators' notes for each other about an entry, until it is decided. */
export const caseNotes = pgTable('case_notes', {
  id: idColumn(),
  queue: text().$type<QueueName>().notNull(),
  entryId: integer('entry_id').notNull(),
  moderatorId: integer('moderator_id'),
  /** The entry concerns this person. */
  personId: integer('person_id'),
  words: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

/** The log is never changed, and expires after years (db/migrations/0010 and 0116). */
export const moderationLog = pgTable('moderation_log', {
  id: idColumn(),
  moderatorId: integer('moderator_id'),
  personId: integer('person_id'),
  subject: text().$type<ModerationLogSubject>().notNull(),
  subjectId: integer('subject_id').notNull(),
  verdict: text().$type<ModerationLogVerdict>().notNull(),
  reason: text(),
  statement: text(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
