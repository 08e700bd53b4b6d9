import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { LogSubject, LogVerdict, reportKinds } from '#moderation/rules/moderation.ts';
import { id, moment } from '#server/database/columns.ts';

export const contentReports = pgTable('content_reports', {
  id: id(),
  receipt: text().notNull(),
  kind: text().$type<(typeof reportKinds)[number]>().notNull(),
  address: text().notNull(),
  explanation: text().notNull(),
  name: text(),
  email: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
  decidedAt: moment('decided_at'),
  outcome: text().$type<'upheld' | 'dismissed'>(),
  statement: text(),
});

/** Never changed, never emptied (db/migrations/0010). */
export const moderationLog = pgTable('moderation_log', {
  id: id(),
  moderatorId: integer('moderator_id'),
  personId: integer('person_id'),
  subject: text().$type<LogSubject>().notNull(),
  subjectId: integer('subject_id').notNull(),
  verdict: text().$type<LogVerdict>().notNull(),
  reason: text(),
  statement: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
