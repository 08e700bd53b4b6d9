import { boolean, date, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import type { ProjectSide } from '#features/projects/core/rules/project-records.ts';
import type { PictureStage } from '#features/projects/room/rules/project-room.ts';
import type { FileKind } from '#kernel/uploaded-file.ts';
import { idColumn, momentColumn } from '#server/database/columns.ts';

/** A picture or document that a side has put into the project's room. */
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
  /** The product has put it there, as a signed copy: neither side takes it out. */
  isFixed: boolean('is_fixed').notNull().default(false),
  /** What it is in the gallery, if it stands there. */
  pictureId: integer('picture_id'),
  /** All tries of one file share it. */
  clientKey: text('client_key'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

export const projectMilestones = pgTable('project_milestones', {
  id: idColumn(),
  projectId: integer('project_id').notNull(),
  authorId: integer('author_id').notNull(),
  side: text().$type<ProjectSide>().notNull(),
  name: text().notNull(),
  /** Always there but for a part of a payment plan whose day is not agreed. */
  dueOn: date('due_on', { mode: 'string' }),
  /** What falls due with it, where it is a part of a payment plan. */
  percent: numeric(),
  amount: numeric(),
  /** The signed quote whose plan it is of. */
  quoteId: integer('quote_id'),
  clientTickedAt: momentColumn('client_ticked_at'),
  companyTickedAt: momentColumn('company_ticked_at'),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
