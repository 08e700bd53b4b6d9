import { integer, pgTable, text } from 'drizzle-orm/pg-core';

export const storedFiles = pgTable('stored_files', {
  name: text().primaryKey(),
  ownerId: integer('owner_id').notNull(),
  bytes: integer().notNull(),
});
