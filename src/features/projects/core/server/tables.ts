import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type {
  EventKind,
  ProjectSide,
  ProjectStatus,
  PublicationState,
} from '#features/projects/core/rules/project-records.ts';
import { idColumn, momentColumn } from '#server/database/columns.ts';

export const projects = pgTable('projects', {
  id: idColumn(),
  clientId: integer('client_id').notNull(),
  companyId: integer('company_id').notNull(),
  name: text().notNull(),
  /** A moderator has taken its words. */
  isWithheld: boolean('is_withheld').notNull().default(false),
  description: text(),
  budget: text(),
  timeline: text(),
  /** The signed quote it was born of; null where there was none. */
  quoteId: integer('quote_id'),
  /** Of that quote. */
  agreedSum: numeric('agreed_sum'),
  /** Of all change orders that were accepted. */
  changesSum: numeric('changes_sum').notNull().default('0'),
  clientConfirmed: boolean('client_confirmed').notNull().default(false),
  companyConfirmed: boolean('company_confirmed').notNull().default(false),
  status: text().$type<ProjectStatus>().notNull().default('pending'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  completedAt: momentColumn('completed_at'),
  /** The picture of its room by which it is known again; a trigger keeps it. */
  coverFileId: integer('cover_file_id'),
  publication: text().$type<PublicationState>().notNull().default('none'),
  /** Since when everybody may see it. */
  publishedAt: momentColumn('published_at'),
});

/** Who did what to a project, and when. Rows are only ever added. */
export const projectEvents = pgTable('project_events', {
  id: idColumn(),
  projectId: integer('project_id').notNull(),
  actorId: integer('actor_id').notNull(),
  side: text().$type<ProjectSide>().notNull(),
  kind: text().$type<EventKind>().notNull(),
  /** Why it was declined; of nothing else. */
  reason: text(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
