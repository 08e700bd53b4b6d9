import { isOpen } from '#features/quotes/core/rules/quotes.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Db } from '#server/database/db.ts';
import { findVersion, type QuoteRow, type VersionRow } from './store.ts';

/** Returns the draft of a quote, or null if its newest version was sent. */
export const openDraftOf = async (db: Db, quote: QuoteRow): Promise<VersionRow | null> => {
  if (quote.state !== 'draft' && !isOpen(quote.state)) return null;
  const version = await findVersion(db, quote.id, quote.newestVersion);
  return version.sentAt === null ? version : null;
};

/** Returns the draft, or refuses if there is none or it is being sent. */
export const openDraft = async (
  db: Db,
  quote: QuoteRow,
  refuse: (reason: 'notDraft' | 'beingSent') => Refusal,
): Promise<VersionRow> => {
  const draft = await openDraftOf(db, quote);
  if (!draft) throw refuse('notDraft');
  if (quote.sendingAt !== null) throw refuse('beingSent');
  return draft;
};
