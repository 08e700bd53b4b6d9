import { boolean, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProjectSide } from '#features/projects/core/rules/project-states.ts';
import type { PictureStage } from '#features/projects/room/rules/project-room.ts';
import type { FileKind } from '#kernel/uploaded-file.ts';
import { idColumn, momentColumn } from '#server/database/column-types.ts';

/** A side has added each picture or document to the project's room. */
export const projectFiles = pgTable('project_files', {
  id: idColumn(),
  projectId: integer('project_id').notNull(),
  ownerId: integer('owner_id').notNull(),
  side: text().$type<ProjectSide>().notNull(),
  kind: text().$type<FileKind>().notNull(),
  name: text().notNull(),
  caption: text(),
  stage: text().$type<PictureStage>(),
  size: integer().notNull(),
  width: integer(),
  height: integer(),
  token: text().notNull(),
  isChosen: boolean('is_chosen').notNull().default(false),
  /** The product added it, such as a signed copy: neither side can remove it. */
  isFixed: boolean('is_fixed').notNull().default(false),
  /** It refers to the picture's copy in the gallery. */
  pictureId: integer('picture_id'),
  /** All tries of one upload share it. */
  clientKey: text('client_key'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

export const projectMilestones = pgTable('project_milestones', {
  id: idColumn(),
  projectId: integer('project_id').notNull(),
  authorId: integer('author_id').notNull(),
  side: text().$type<ProjectSide>().notNull(),
  name: text().notNull(),
  /** Only a part of a payment plan may have no day. */
  dueOn: date('due_on', { mode: 'string' }),
  /** A part of a payment plan falls due with its milestone. */
  percent: numeric(),
  amount: numeric(),
  /** The milestone belongs to this signed quote's plan. */
  quoteId: integer('quote_id'),
  clientTickedAt: momentColumn('client_ticked_at'),
  companyTickedAt: momentColumn('company_ticked_at'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
