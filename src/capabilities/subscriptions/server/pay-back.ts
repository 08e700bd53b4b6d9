import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { companyProfiles } from '#companies/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { Job } from '#server/jobs.ts';
import type { Tools } from '#server/tools.ts';
import { delayedLetter, mailAboutPayout, paidBackLetter } from './payout-letter.ts';
import { refundAtStripe, settleAtStripe } from './stripe/refund-at-stripe.ts';
import { payouts, subscriptions } from './tables.ts';

/** Before the account is erased there is still somebody to write to, and a customer at Stripe. */
const HOURS_BEFORE = 24;

const HOUR_MS = 3_600_000;

type JobTools = Pick<Tools, 'db' | 'jobs' | 'clock' | 'config' | 'log'>;

const endingSoon = and(
  gt(subscriptions.balanceCents, 0),
  isNull(users.erasedAt),
  sql`${users.eraseAt} <= app_now() + make_interval(hours => ${HOURS_BEFORE})`,
);

const ending = (db: Db) =>
  db
    .select({
      id: subscriptions.id,
      companyId: subscriptions.companyId,
      balanceCents: subscriptions.balanceCents,
      stripeCustomerId: subscriptions.stripeCustomerId,
    })
    .from(subscriptions)
    .innerJoin(companyProfiles, eq(companyProfiles.id, subscriptions.companyId))
    .innerJoin(users, eq(users.id, companyProfiles.userId));

/** Stripe has not given it back yet. */
const isOpen = and(isNull(payouts.settledAt), isNotNull(payouts.stripeCustomerId));

/** What somebody is still to be paid back before their account ends, in cents: their balance, and what is on its way. */
export const balanceOf = async (db: Db, userId: number): Promise<number> => {
  const [row] = await ending(db).where(eq(companyProfiles.userId, userId));
  if (!row) return 0;
  const open = await db
    .select({ cents: payouts.amountCents })
    .from(payouts)
    .where(and(eq(payouts.companyId, row.companyId), isOpen));
  return open.reduce((sum, { cents }) => sum + cents, row.balanceCents);
};

/** The line of it and the balance that is gone: all or nothing. Where money moves, its mail waits until it has. */
const payBack = (tools: JobTools, id: number) =>
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
      .returning();
    await transaction
      .update(subscriptions)
      .set({ balanceCents: 0, version: sql`${subscriptions.version} + 1` })
      .where(eq(subscriptions.id, id));
    if (stripeCustomerId) await tools.jobs.add(transaction, refundAtStripe.name, { id: payout?.id });
    else if (payout) await mailAboutPayout(transaction, tools, payout, paidBackLetter(payout));
  });

/** Once, and only where the account was to be gone by now. */
const tellOfDelay = (tools: JobTools, id: number) =>
  tools.db.transaction(async (transaction) => {
    const now = tools.clock.now();
    const isDue = sql`exists (select from company_profiles p join users u on u.id = p.user_id
      where p.id = ${payouts.companyId} and u.erase_at <= ${now})`;
    const [payout] = await transaction
      .update(payouts)
      .set({ delayToldAt: now })
      .where(and(eq(payouts.id, id), isOpen, isNull(payouts.delayToldAt), isDue))
      .returning();
    if (payout) await mailAboutPayout(transaction, tools, payout, delayedLetter(payout));
  });

const tryAgain = async (tools: JobTools, id: number) => {
  try {
    await settleAtStripe(tools, id);
  } catch (error) {
    await tellOfDelay(tools, id);
    throw error;
  }
};

/**
 * Balances of companies whose account ends within the day, and what Stripe could not give back at the first tries: an
 * account stays as long as its owner is owed something.
 */
export const payBackJob: Job = {
  name: 'pay-back-balances',
  every: '3 * * * *',
  async run(_, tools) {
    const failures: unknown[] = [];
    const note = (error: unknown) => failures.push(error);
    const anHourAgo = new Date(tools.clock.now().getTime() - HOUR_MS);
    const late = await tools.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(isOpen, lt(payouts.issuedAt, anHourAgo)));
    for (const { id } of late) await tryAgain(tools, id).catch(note);
    const due = await ending(tools.db).where(endingSoon);
    for (const { id } of due) await payBack(tools, id).catch(note);
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} balances were not paid back`);
  },
};
