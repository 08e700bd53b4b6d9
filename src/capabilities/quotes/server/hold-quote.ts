import { eq, sql } from 'drizzle-orm';
import { dayOf } from '#kernel/calendar.ts';
import { hasRunOut } from '#quotes/rules/quotes.ts';
import { holdRequest } from '#requests/server/index.ts';
import type { Db } from '#server/database/db.ts';
import { holdLiveStreams } from '#server/live/send-live.ts';
import type { Tools } from '#server/tools.ts';
import type { HeldQuote } from './held-quote.ts';
import { moveQuote } from './move.ts';
import { notifyOfQuote } from './news.ts';
import { makeRoom } from './quoted-invitation.ts';
import { findQuote, type QuoteRow } from './store.ts';
import { quotes } from './tables.ts';

type HoldTools = Pick<Tools, 'jobs' | 'clock'>;

/** Everybody who is told of a quote. */
const peopleOf = ({ clientId, ownerId }: QuoteRow): number[] =>
  [clientId, ownerId].filter((id) => id !== null);

/**
 * A quote, kept from being changed by others until the transaction ends, as time has left it. Its request is held
 * first: whoever acts on another quote of it waits.
 */
export const holdQuote = async (
  transaction: Db,
  tools: HoldTools,
  seen: QuoteRow,
): Promise<HeldQuote | null> => {
  const people = peopleOf(seen);
  const held = seen.requestId === null ? null : await holdRequest(transaction, tools, seen.requestId, people);
  if (!held) await holdLiveStreams(transaction, people);
  await transaction.execute(sql`select from ${quotes} where ${eq(quotes.id, seen.id)} for update`);
  const quote = await findQuote(transaction, seen.id);
  if (!quote) return null;
  if (!hasRunOut(quote, dayOf(tools.clock.now()))) return { quote, held };
  const expired = await moveQuote(transaction, quote, 'expire', { now: tools.clock.now() });
  await makeRoom(transaction, { quote, held }, tools.clock.now());
  await notifyOfQuote(transaction, tools, quote, 'quoteExpired');
  return { quote: expired ?? quote, held };
};
