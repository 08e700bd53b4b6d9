import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import { notify } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import { holdQuote } from './hold-quote.ts';
import { moveQuote } from './move.ts';
import { sendLiveOfQuote } from './news.ts';
import { answerInvitation } from './quoted-invitation.ts';
import { findQuote } from './store.ts';
import { quoteReports } from './tables.ts';

/** Moderators read a quote and its papers while a report of it waits, and not before or after. */
export const reportedQuote = async (db: Db, quoteId: number) => {
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
 * A moderator has looked at a report, once. A quote that is rightly reported is withdrawn unless it has ended or was
 * accepted: a contract is not for moderators to end. Its company reads why; the client hears what became of the report.
 */
export const judgeQuoteReport = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs' | 'clock'>,
  id: number,
  { isUpheld, statement }: Ruling,
) => {
  const now = tools.clock.now();
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
  const seen = await findQuote(transaction, decided.quoteId);
  const found = seen && (await holdQuote(transaction, tools, seen));
  if (!found) return { why: 'notFound' as const };
  const { quote, held } = found;
  const number = quote.number ?? '';
  const withdrawn = isUpheld ? await moveQuote(transaction, quote, 'withdraw', { now }) : null;
  if (withdrawn) await answerInvitation(transaction, { quote, held }, { act: 'takeQuoteBack', now });
  await sendLiveOfQuote(transaction, withdrawn ?? quote);
  const { ownerId } = quote;
  if (isUpheld && ownerId !== null)
    await notify(transaction, tools, {
      personId: ownerId,
      kind: 'quoteTakenDown',
      subject: { quoteId: quote.id, number, statement: statement ?? '' },
    });
  const { reporterId } = decided;
  const from = quote.companyName ?? quote.shownCompany ?? '';
  await notify(transaction, tools, {
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
