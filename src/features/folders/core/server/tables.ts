import { boolean, integer, pgTable, pgView, text } from 'drizzle-orm/pg-core';
import { byteaColumn, idColumn, momentColumn } from '#server/database/column-types.ts';

export const folders = pgTable('folders', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  description: text(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  isLiked: boolean('is_liked').notNull().default(false),
});

export const folderCompanies = pgTable('folder_companies', {
  id: idColumn(),
  folderId: integer('folder_id').notNull(),
  companyId: integer('company_id').notNull(),
  note: text(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});

/** Stores the liked companies, which the requirements call contacts. */
export const companyLikes = pgTable('contacts', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  companyId: integer('company_id').notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  note: text(),
});

/** Shows the companies of every folder: saved ones, or the likes in the folder of likes. */
export const savedCompanies = pgView('saved_companies', {
  id: integer().notNull(),
  folderId: integer('folder_id').notNull(),
  companyId: integer('company_id').notNull(),
  note: text(),
  createdAt: momentColumn('created_at').notNull(),
}).existing();

export const folderShares = pgTable('folder_shares', {
  folderId: integer('folder_id').primaryKey(),
  tokenHash: byteaColumn('token_hash').notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
});
