import { eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { HOUSE_LANGUAGE, type Language } from '#kernel/language.ts';
import { readerLanguage } from '#mail/server/index.ts';
import type { Db } from '#server/database/db.ts';

/** A paper is its client's. */
export const paperLanguageFor = async (db: Db, clientId: number | null): Promise<Language> => {
  if (clientId === null) return HOUSE_LANGUAGE;
  const [client] = await db.select({ language: users.language }).from(users).where(eq(users.id, clientId));
  return client ? readerLanguage(client) : HOUSE_LANGUAGE;
};
