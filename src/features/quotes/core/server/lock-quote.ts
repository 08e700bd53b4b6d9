import { eq, sql } from 'drizzle-orm';
import { hasQuoteRunOut } from '#features/quotes/core/rules/quotes.ts';
import { lockRequest } from '#features/requests/core/server/index.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Db } from '#server/database/db.ts';
import { lockLiveStreams } from '#server/live/send-live.ts';
import type { Services } from '#server/services/services.ts';
import type { LockedQuote } from './locked-quote.ts';
import { notifyOfQuote } from './notify-of-quote.ts';
import { releaseInvitationPlace } from './quoted-invitation.ts';
import { findQuote, type QuoteRow } from './store.ts';
import { quotes } from './tables.ts';
import { transitionQuote } from './transition-quote.ts';

type LockServices = Pick<Services, 'jobs' | 'clock'>;

const peopleOf = ({ clientId, ownerId }: QuoteRow): number[] =>
  [clientId, ownerId].filter((id) => id !== null);

/**
 * Locks a quote until the transaction ends, as time has left it. Its request is locked first, so that actions on its
 * other quotes wait.
 */
export const lockQuote = async (
  transaction: Db,
  services: LockServices,
  row: QuoteRow,
): Promise<LockedQuote | null> => {
  const people = peopleOf(row);
  const lockedRequest =
    row.requestId === null ? null : await lockRequest(transaction, services, row.requestId, people);
  if (!lockedRequest) await lockLiveStreams(transaction, people);
  await transaction.execute(sql`select from ${quotes} where ${eq(quotes.id, row.id)} for update`);
  const quote = await findQuote(transaction, row.id);
  if (!quote) return null;
  if (!hasQuoteRunOut(quote, dayOf(services.clock.now()))) return { quote, lockedRequest };
  const expired = await transitionQuote(transaction, quote, 'expire', { now: services.clock.now() });
  await releaseInvitationPlace(transaction, { quote, lockedRequest }, services.clock.now());
  await notifyOfQuote(transaction, services, quote, 'quoteExpired');
  return { quote: expired ?? quote, lockedRequest };
};
