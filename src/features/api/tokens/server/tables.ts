import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import type { ApiScope } from '#kernel/api-scopes.ts';
import { byteaColumn, idColumn, momentColumn } from '#server/database/column-types.ts';

export const apiTokens = pgTable('api_tokens', {
  id: idColumn(),
  userId: integer('user_id').notNull(),
  name: text().notNull(),
  scopes: text().array().$type<ApiScope[]>().notNull(),
  tokenHash: byteaColumn('token_hash').notNull(),
  /** The token's last four characters. */
  ending: text().notNull(),
  createdAt: momentColumn('created_at').notNull().defaultNow(),
  expiresAt: momentColumn('expires_at').notNull(),
  lastUsedAt: momentColumn('last_used_at'),
});
