import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { lockQuote } from './lock-quote.ts';
import { sendLiveOfQuote } from './notify-of-quote.ts';
import { transitionQuotedInvitation } from './quoted-invitation.ts';
import { findQuote } from './store.ts';
import { quoteReports } from './tables.ts';
import { transitionQuote } from './transition-quote.ts';

/** Moderators read a quote and its PDFs while a report of it waits, and not before or after. */
export const findOpenReportOfQuote = async (db: Db, quoteId: number) => {
  const [row] = await db
    .select({ id: quoteReports.id })
    .from(quoteReports)
    .where(and(eq(quoteReports.quoteId, quoteId), isNull(quoteReports.decidedAt)));
  return row && findQuote(db, quoteId);
};

interface Ruling {
  isUpheld: boolean;
  statement: string | null;
}

/**
 * A moderator decides a report once. A quote that is rightly reported is withdrawn unless it has ended or was
 * accepted: a contract is not for moderators to end. Its company reads why; the client is notified of the outcome.
 */
export const judgeQuoteReport = async (
  transaction: Db,
  services: Pick<Services, 'jobs' | 'clock'>,
  id: number,
  { isUpheld, statement }: Ruling,
) => {
  const now = services.clock.now();
  const isOne = eq(quoteReports.id, id);
  const outcome = isUpheld ? ('upheld' as const) : ('dismissed' as const);
  const [decided] = await transaction
    .update(quoteReports)
    .set({ decidedAt: now, outcome, statement: isUpheld ? statement : null })
    .where(and(isOne, isNull(quoteReports.decidedAt)))
    .returning({ quoteId: quoteReports.quoteId, reporterId: quoteReports.clientId });
  if (!decided) {
    const isThere = (await transaction.$count(quoteReports, isOne)) > 0;
    return { why: isThere ? ('alreadyDecided' as const) : ('notFound' as const) };
  }
  const row = await findQuote(transaction, decided.quoteId);
  const lockedQuote = row && (await lockQuote(transaction, services, row));
  if (!lockedQuote) return { why: 'notFound' as const };
  const { quote, lockedRequest } = lockedQuote;
  const number = quote.number ?? '';
  const withdrawn = isUpheld ? await transitionQuote(transaction, quote, 'withdraw', { now }) : null;
  if (withdrawn)
    await transitionQuotedInvitation(transaction, { quote, lockedRequest }, { action: 'takeQuoteBack', now });
  await sendLiveOfQuote(transaction, withdrawn ?? quote);
  const { ownerId } = quote;
  if (isUpheld && ownerId !== null)
    await notifyPerson(transaction, services, {
      personId: ownerId,
      kind: 'quoteTakenDown',
      subject: { quoteId: quote.id, number, statement: statement ?? '' },
    });
  const { reporterId } = decided;
  const from = quote.companyName ?? quote.shownCompany ?? '';
  await notifyPerson(transaction, services, {
    personId: reporterId,
    kind: 'quoteReportDecided',
    subject: { quoteId: quote.id, number, from, outcome },
  });
  return { why: null, ownerId, reporterId };
};

export const forgetOldQuoteReports = (db: Db) =>
  db
    .delete(quoteReports)
    .where(lt(quoteReports.decidedAt, sql`now() - make_interval(days => ${RETENTION_DAYS.decisions})`));
