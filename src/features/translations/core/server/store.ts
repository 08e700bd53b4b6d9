import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { TranslatedKind } from '#features/translations/core/rules/translations.ts';
import type { Language } from '#kernel/language.ts';
import type { Db } from '#server/database/db.ts';
import { translations } from './tables.ts';

interface OriginalKey {
  kind: TranslatedKind;
  id: number;
}

const columns = {
  message: 'messageId',
  request: 'requestId',
  addition: 'additionId',
  company: 'companyId',
  review: 'reviewId',
  question: 'questionId',
  answer: 'answerId',
  reply: 'replyId',
  guarantee: 'guaranteeId',
  project: 'projectId',
  title: 'titleId',
  caption: 'captionId',
} as const satisfies Record<TranslatedKind, keyof typeof translations.$inferInsert>;

export const findTranslation = async (db: Db, { kind, id }: OriginalKey, to: Language) => {
  const [row] = await db
    .select({ from: translations.fromLanguage, text: translations.text })
    .from(translations)
    .where(and(eq(translations[columns[kind]], id), eq(translations.toLanguage, to)));
  return row;
};

/** If another request was quicker, its translation stays. */
export const storeTranslation = async (
  db: Db,
  { kind, id }: OriginalKey,
  { from, to, text }: { from: string; to: Language; text: string },
) => {
  await db
    .insert(translations)
    .values({ [columns[kind]]: id, fromLanguage: from, toLanguage: to, text })
    .onConflictDoNothing();
};

export const deleteTranslations = (db: Db, { kind, id }: OriginalKey) =>
  db.delete(translations).where(eq(translations[columns[kind]], id));

/** Selects all stored translations of one original as a column, for the export of a person's own data. */
export const storedTranslationsSql = (kind: TranslatedKind, id: SQL.Aliased | SQL | { getSQL(): SQL }) => sql<
  { language: Language; text: string }[]
>`(
  select coalesce(json_agg(json_build_object('language', t.to_language, 'text', t.text) order by t.id), '[]')
  from translations t where t.${sql.identifier(translations[columns[kind]].name)} = ${id})`;
