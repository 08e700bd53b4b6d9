import { eq } from 'drizzle-orm';
import { isQuoteActive, nextQuoteState, type QuoteAction } from '#features/quotes/core/rules/quotes.ts';
import type { Db } from '#server/database/db.ts';
import type { QuoteRow } from './store.ts';
import { quotes } from './tables.ts';

type QuoteValues = Partial<typeof quotes.$inferInsert>;

/** Moves a quote by its rules; returns null, and does nothing, if they do not allow it. */
export const transitionQuote = async (
  transaction: Db,
  quote: QuoteRow,
  action: QuoteAction,
  { now, ...besides }: QuoteValues & { now: Date },
): Promise<QuoteRow | null> => {
  const state = nextQuoteState(quote.state, action);
  if (!state) return null;
  const isOver = !isQuoteActive(state) || state === 'accepted';
  const set = { ...besides, state, changedAt: now, endedAt: isOver ? now : null };
  await transaction.update(quotes).set(set).where(eq(quotes.id, quote.id));
  return { ...quote, ...set };
};
