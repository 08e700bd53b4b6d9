import { boolean, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type {
  ProjectEventKind,
  ProjectSide,
  ProjectStatus,
  PublicationState,
} from '#features/projects/core/rules/project-states.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

export const projects = pgTable('projects', {
  id: idColumn(),
  clientId: integer('client_id').notNull(),
  companyId: integer('company_id').notNull(),
  name: text().notNull(),
  /** A moderator has removed its text. */
  isWithheld: boolean('is_withheld').notNull().default(false),
  description: text(),
  budget: text(),
  timeline: text(),
  /** The project began with this signed quote; it is null where there was none. */
  quoteId: integer('quote_id'),
  /** It is the sum of that quote. */
  agreedSum: numeric('agreed_sum'),
  /** It is the sum of all accepted change orders. */
  changesSum: numeric('changes_sum').notNull().default('0'),
  clientConfirmed: boolean('client_confirmed').notNull().default(false),
  companyConfirmed: boolean('company_confirmed').notNull().default(false),
  status: text().$type<ProjectStatus>().notNull().default('pending'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  completedAt: momentColumn('completed_at'),
  /** A picture of its room is its cover; a trigger updates it. */
  coverFileId: integer('cover_file_id'),
  publication: text().$type<PublicationState>().notNull().default('none'),
  /** Everybody may see it since then. */
  publishedAt: momentColumn('published_at'),
});

/** Each row says who did what to a project, and when. Rows are only ever added. */
export const projectEvents = pgTable('project_events', {
  id: idColumn(),
  projectId: integer('project_id').notNull(),
  actorId: integer('actor_id').notNull(),
  side: text().$type<ProjectSide>().notNull(),
  kind: text().$type<ProjectEventKind>().notNull(),
  /** Only a declined project has a reason. */
  reason: text(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
