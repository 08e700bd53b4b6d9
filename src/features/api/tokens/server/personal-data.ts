import { asc, eq } from 'drizzle-orm';
import type { PersonalData } from '#server/privacy/personal-data.ts';
import { apiTokens } from './tables.ts';

export const personalData: PersonalData = {
  name: 'apiTokens',
  tables: [apiTokens],
  collect: (db, userId) =>
    db
      .select({
        name: apiTokens.name,
        scopes: apiTokens.scopes,
        createdAt: apiTokens.createdAt,
        expiresAt: apiTokens.expiresAt,
        lastUsedAt: apiTokens.lastUsedAt,
      })
      .from(apiTokens)
      .where(eq(apiTokens.userId, userId))
      .orderBy(asc(apiTokens.id)),
  erase: async (transaction, userId) => {
    await transaction.delete(apiTokens).where(eq(apiTokens.userId, userId));
  },
};
