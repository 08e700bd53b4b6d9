import { eq } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { mailLanguageOf } from '#features/notifications/email/server/index.ts';
import type { QuoteVersionRow } from '#features/quotes/core/server/store.ts';
import { DEFAULT_LANGUAGE, type Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';

/** The company's choice counts, or else the client’s language. */
export const pdfLanguageFor = async (
  db: Db,
  { paperLanguage }: Pick<QuoteVersionRow, 'paperLanguage'>,
  clientId: number | null,
): Promise<Language> => {
  if (paperLanguage) return paperLanguage;
  if (clientId === null) return DEFAULT_LANGUAGE;
  const [client] = await db.select({ language: users.language }).from(users).where(eq(users.id, clientId));
  return client ? mailLanguageOf(client) : DEFAULT_LANGUAGE;
};
