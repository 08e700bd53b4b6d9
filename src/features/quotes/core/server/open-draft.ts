import { isOpen } from '#features/quotes/core/rules/quotes.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Db } from '#server/database/db.ts';
import { findVersion, type QuoteRow, type VersionRow } from './store.ts';

/** The draft of a quote, or null where its newest version was sent. */
export const openDraftOf = async (db: Db, quote: QuoteRow): Promise<VersionRow | null> => {
  if (quote.state !== 'draft' && !isOpen(quote.state)) return null;
  const version = await findVersion(db, quote.id, quote.newestVersion);
  return version.sentAt === null ? version : null;
};

/** The draft to be changed: there is one, and it is not on its way. */
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
