import { isQuoteOpen } from '#features/quotes/core/rules/quotes.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Db } from '#server/database/db.ts';
import { findQuoteVersion, type QuoteRow, type QuoteVersionRow } from './store.ts';

/** Returns the draft of a quote, or null if its newest version was sent. */
export const findOpenDraft = async (db: Db, quote: QuoteRow): Promise<QuoteVersionRow | null> => {
  if (quote.state !== 'draft' && !isQuoteOpen(quote.state)) return null;
  const version = await findQuoteVersion(db, quote.id, quote.newestVersion);
  return version.sentAt === null ? version : null;
};

/** Returns the draft, or refuses if there is none or it is being sent. */
export const requireOpenDraft = async (
  db: Db,
  quote: QuoteRow,
  refuse: (reason: 'notDraft' | 'beingSent') => Refusal,
): Promise<QuoteVersionRow> => {
  const draft = await findOpenDraft(db, quote);
  if (!draft) throw refuse('notDraft');
  if (quote.sendingAt !== null) throw refuse('beingSent');
  return draft;
};
