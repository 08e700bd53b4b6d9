import { asc, eq } from 'drizzle-orm';
import type { QuoteQuestion } from '#features/quotes/core/contract/shapes.ts';
import type { LineKind } from '#features/quotes/price-book/rules/line-kinds-and-units.ts';
import type { Db } from '#server/database/db.ts';
import { quoteQuestions } from './tables.ts';

/** The last question about the same thing counts. */
export const recordQuoteQuestion = async (
  transaction: Db,
  question: { quoteId: number; kind: LineKind | null; lineId: number | null; askedAt: Date },
): Promise<void> => {
  const { quoteId, kind, lineId } = quoteQuestions;
  await transaction
    .insert(quoteQuestions)
    .values(question)
    .onConflictDoUpdate({ target: [quoteId, kind, lineId], set: { askedAt: question.askedAt } });
};

export const readQuoteQuestions = async (db: Db, quoteId: number): Promise<QuoteQuestion[]> => {
  const rows = await db
    .select()
    .from(quoteQuestions)
    .where(eq(quoteQuestions.quoteId, quoteId))
    .orderBy(asc(quoteQuestions.id));
  return rows.map(({ kind, lineId, askedAt }) => ({ kind, lineId, askedAt: askedAt.toISOString() }));
};
