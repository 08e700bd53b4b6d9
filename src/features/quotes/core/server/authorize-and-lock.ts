import type { Quote } from '#features/quotes/core/contract/shapes.ts';
import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/signed-in-person.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { lockQuote } from './lock-quote.ts';
import type { LockedQuote } from './locked-quote.ts';
import { sendLiveOfQuote } from './notify-of-quote.ts';
import { presentQuote, type QuoteReaderContext } from './present.ts';
import { findOwnQuote, findQuote, type QuoteSide, quoteSideOf } from './store.ts';
import { withQuoteTranslationOffer } from './translation-offer.ts';

/** Locks a person’s own quote; null if there is none they know of. */
export const lockOwnQuote = async (
  transaction: Db,
  services: Services,
  { person, id }: { person: Person; id: number },
): Promise<LockedQuote | null> => {
  const row = await findOwnQuote(transaction, person.id, id);
  return row ? lockQuote(transaction, services, row) : null;
};

/** Reads the quote within the transaction that changed it. */
export const readQuoteAfterChange = async (
  transaction: Db,
  id: number,
  reader: QuoteReaderContext,
): Promise<Quote> => {
  const row = await findQuote(transaction, id);
  if (!row) throw new Error(`Quote ${id} is gone`);
  return presentQuote(transaction, row, reader);
};

interface Call {
  params: { id: number };
  person: Person;
  services: Services;
  refuse: (code: 'quoteNotFound') => Refusal;
}

interface QuoteChange extends LockedQuote {
  side: QuoteSide;
  transaction: Db;
  now: Date;
}

/**
 * Changes a locked quote as one side and returns it as it stands then. A change that returns false has altered
 * nothing, so no live event is sent.
 */
const changeQuoteAs =
  (allowed: readonly QuoteSide[]) =>
  async (
    { params: { id }, person, services, refuse }: Call,
    change: (acting: QuoteChange) => Promise<unknown>,
  ): Promise<Quote> => {
    const now = services.clock.now();
    return services.db.transaction(async (transaction) => {
      const lockedQuote = await lockOwnQuote(transaction, services, { person, id });
      const side = lockedQuote && quoteSideOf(lockedQuote.quote, person.id);
      if (!lockedQuote || !side || !allowed.includes(side)) throw refuse('quoteNotFound');
      const hasChanged = (await change({ ...lockedQuote, side, transaction, now })) !== false;
      const row = await findQuote(transaction, id);
      if (!row) throw new Error(`Quote ${id} is gone`);
      if (hasChanged) await sendLiveOfQuote(transaction, row);
      const quote = await presentQuote(transaction, row, { personId: person.id, now });
      return withQuoteTranslationOffer(quote, services.translator);
    });
  };

export const changeQuoteAsCompany = changeQuoteAs(['company']);
export const changeQuoteAsClient = changeQuoteAs(['client']);
export const changeQuoteAsEither = changeQuoteAs(['client', 'company']);
