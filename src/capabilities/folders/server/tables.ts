import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment } from '../../../server/database/columns.ts';

export const folders = pgTable('folders', {
  id: id(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  description: text(),
  createdAt: moment('created_at').notNull().defaultNow(),
});

export const folderCompanies = pgTable('folder_companies', {
  id: id(),
  folderId: integer('folder_id').notNull(),
  companyId: integer('company_id').notNull(),
});

/** Liked companies: the documents call them contacts. */
export const contacts = pgTable('contacts', {
  id: id(),
  userId: integer('user_id').notNull(),
  companyId: integer('company_id').notNull(),
  createdAt: moment('created_at').notNull().defaultNow(),
});
