import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import { formatMoney } from '#kernel/money.ts';
import { mail, readerLanguage } from '#mail/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { stringsOf } from '#strings/strings.ts';
import { refundAtStripe } from './stripe/refund-at-stripe.ts';
import { payouts, subscriptions } from './tables.ts';

/** Before the account is erased there is still somebody to write to, and a customer at Stripe. */
const HOURS_BEFORE = 24;

const endingSoon = and(
  gt(subscriptions.balanceCents, 0),
  isNull(users.erasedAt),
  sql`${users.eraseAt} <= now() + make_interval(hours => ${HOURS_BEFORE})`,
);

const ending = (db: Db) =>
  db
    .select({
      id: subscriptions.id,
      companyId: subscriptions.companyId,
      balanceCents: subscriptions.balanceCents,
      stripeCustomerId: subscriptions.stripeCustomerId,
      email: users.email,
      language: users.language,
    })
    .from(subscriptions)
    .innerJoin(companyProfiles, eq(companyProfiles.id, subscriptions.companyId))
    .innerJoin(users, eq(users.id, companyProfiles.userId));

/** What somebody is paid back when their account ends, in cents. */
export const balanceOf = async (db: Db, userId: number): Promise<number> => {
  const [row] = await ending(db).where(eq(companyProfiles.userId, userId));
  return row?.balanceCents ?? 0;
};

/** The line of it, the balance that is gone and the mail about it: all or nothing. */
const payBack = (tools: Pick<Tools, 'db' | 'jobs' | 'clock' | 'config'>, id: number) =>
  tools.db.transaction(async (transaction) => {
    // Asked again under the lock: they may have changed their mind, or another instance was first.
    const [row] = await ending(transaction)
      .where(and(eq(subscriptions.id, id), endingSoon))
      .for('update', { of: subscriptions });
    if (!row) return;
    const { companyId, balanceCents: amountCents } = row;
    const stripeCustomerId = tools.config.stripe ? row.stripeCustomerId : null;
    const [payout] = await transaction
      .insert(payouts)
      .values({ companyId, amountCents, stripeCustomerId, issuedAt: tools.clock.now() })
      .returning({ id: payouts.id });
    await transaction
      .update(subscriptions)
      .set({ balanceCents: 0, version: sql`${subscriptions.version} + 1` })
      .where(eq(subscriptions.id, id));
    if (stripeCustomerId) await tools.jobs.add(transaction, refundAtStripe.name, { id: payout?.id });
    const language = readerLanguage(row);
    const { subject, heading, line, simulated, card, closing } = stringsOf(language).papers.payout;
    const amount = formatMoney(amountCents, { language, withCents: true });
    const letter = {
      subject,
      heading,
      paragraphs: [line(amount), stripeCustomerId ? card : simulated],
      closing,
    };
    await mail(transaction, tools, { to: row.email, language, letter });
  });

/** Balances of companies whose account ends within the day. */
export const payBackJob: Job = {
  name: 'pay-back-balances',
  every: '3 * * * *',
  async run(_, tools) {
    const due = await ending(tools.db).where(endingSoon);
    const failures: unknown[] = [];
    for (const { id } of due) await payBack(tools, id).catch((error: unknown) => failures.push(error));
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} balances were not paid back`);
  },
};
