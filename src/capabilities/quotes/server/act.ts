import type { Refusal } from '#kernel/refusal.ts';
import type { Person } from '#kernel/visitor.ts';
import type { Quote } from '#quotes/contract/shapes.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import type { HeldQuote } from './held-quote.ts';
import { holdQuote } from './hold-quote.ts';
import { sendLiveOfQuote } from './news.ts';
import { withLanguage } from './offer-for-quote.ts';
import { presentQuote, type QuoteReader } from './present.ts';
import { findOwnQuote, findQuote, quoteSideOf, type Side } from './store.ts';

/** A person’s own quote, held; null where there is none they know of. */
export const holdOwnQuote = async (
  transaction: Db,
  tools: Tools,
  { person, id }: { person: Person; id: number },
): Promise<HeldQuote | null> => {
  const seen = await findOwnQuote(transaction, person.id, id);
  return seen ? holdQuote(transaction, tools, seen) : null;
};

/** Within the transaction that changed it. */
export const readAgain = async (transaction: Db, id: number, reader: QuoteReader): Promise<Quote> => {
  const row = await findQuote(transaction, id);
  if (!row) throw new Error(`Quote ${id} is gone`);
  return presentQuote(transaction, row, reader);
};

interface Call {
  params: { id: number };
  person: Person;
  tools: Tools;
  refuse: (code: 'quoteNotFound') => Refusal;
}

interface Acting extends HeldQuote {
  side: Side;
  transaction: Db;
  now: Date;
}

/**
 * What one side does to a quote: it is held until that is stored, and answered as it stands then. An act that has
 * changed nothing of it answers false.
 */
const actAs =
  (allowed: readonly Side[]) =>
  async (
    { params: { id }, person, tools, refuse }: Call,
    act: (acting: Acting) => Promise<unknown>,
  ): Promise<Quote> => {
    const now = tools.clock.now();
    return tools.db.transaction(async (transaction) => {
      const held = await holdOwnQuote(transaction, tools, { person, id });
      const side = held && quoteSideOf(held.quote, person.id);
      if (!held || !side || !allowed.includes(side)) throw refuse('quoteNotFound');
      const hasChanged = (await act({ ...held, side, transaction, now })) !== false;
      const row = await findQuote(transaction, id);
      if (!row) throw new Error(`Quote ${id} is gone`);
      if (hasChanged) await sendLiveOfQuote(transaction, row);
      const quote = await presentQuote(transaction, row, { personId: person.id, now });
      return withLanguage(quote, tools.translator);
    });
  };

export const actAsCompany = actAs(['company']);
export const actAsClient = actAs(['client']);
export const actAsEither = actAs(['client', 'company']);
