import { boolean, date, integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { FileKind } from '../../../kernel/sent-file.ts';
import { id, moment } from '../../../server/database/columns.ts';
import type { Publication, Stage } from '../rules/room.ts';
import type { EventKind, Side, Status } from '../rules.ts';

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
  status: text().$type<Status>().notNull().default('pending'),
  createdAt: moment('created_at').notNull().defaultNow(),
  completedAt: moment('completed_at'),
  publication: text().$type<Publication>().notNull().default('none'),
  /** Since when everybody may see it. */
  publishedAt: moment('published_at'),
});

/** Who did what to a project, and when. Rows are only ever added. */
export const projectEvents = pgTable('project_events', {
  id: id(),
  projectId: integer('project_id').notNull(),
  actorId: integer('actor_id').notNull(),
  side: text().$type<Side>().notNull(),
  kind: text().$type<EventKind>().notNull(),
  /** Why it was declined; of nothing else. */
  reason: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

/** A picture or document that a side has put into the project's room. */
export const projectFiles = pgTable('project_files', {
  id: id(),
  projectId: integer('project_id').notNull(),
  ownerId: integer('owner_id').notNull(),
  side: text().$type<Side>().notNull(),
  kind: text().$type<FileKind>().notNull(),
  name: text().notNull(),
  caption: text(),
  stage: text().$type<Stage>(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
  token: text().notNull(),
  isChosen: boolean('is_chosen').notNull().default(false),
  /** What it is in the gallery, if it stands there. */
  pictureId: integer('picture_id'),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const projectMilestones = pgTable('project_milestones', {
  id: id(),
  projectId: integer('project_id').notNull(),
  authorId: integer('author_id').notNull(),
  side: text().$type<Side>().notNull(),
  name: text().notNull(),
  dueOn: date('due_on', { mode: 'string' }).notNull(),
  clientTickedAt: moment('client_ticked_at'),
  companyTickedAt: moment('company_ticked_at'),
  createdAt: moment('created_at').notNull().defaultNow(),
});
