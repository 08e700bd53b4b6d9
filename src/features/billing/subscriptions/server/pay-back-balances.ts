import { and, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { users } from '#features/accounts/core/server/tables.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { Db } from '#server/database/db.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { mailAboutPayout, payoutDelayedEmail, payoutEmail } from './payout-email.ts';
import { refundAtStripeJob, refundPayoutAtStripe } from './stripe/refund-at-stripe.ts';
import { payouts, subscriptions } from './tables.ts';

/** Before the account is erased its owner can still get email, and is still a customer at Stripe. */
const HOURS_BEFORE = 24;

const HOUR_MS = 3_600_000;

type JobServices = Pick<Services, 'db' | 'jobs' | 'clock' | 'config' | 'log'>;

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

/** Stripe has not refunded it yet. */
const isOpen = and(isNull(payouts.settledAt), isNotNull(payouts.stripeCustomerId));

/** Returns the cents still owed to somebody before their account ends: balance and open payouts. */
export const readBalanceOwed = async (db: Db, userId: number): Promise<number> => {
  const [row] = await ending(db).where(eq(companyProfiles.userId, userId));
  if (!row) return 0;
  const open = await db
    .select({ cents: payouts.amountCents })
    .from(payouts)
    .where(and(eq(payouts.companyId, row.companyId), isOpen));
  return open.reduce((sum, { cents }) => sum + cents, row.balanceCents);
};

/** Adds the payout and clears the balance: all or nothing. If Stripe moves money, the email waits until it has. */
const payBack = (services: JobServices, id: number) =>
  services.db.transaction(async (transaction) => {
    // Read again under the lock: they may have changed their mind, or another instance was first.
    const [row] = await ending(transaction)
      .where(and(eq(subscriptions.id, id), endingSoon))
      .for('update', { of: subscriptions });
    if (!row) return;
    const { companyId, balanceCents: amountCents } = row;
    const stripeCustomerId = services.config.stripe ? row.stripeCustomerId : null;
    const [payout] = await transaction
      .insert(payouts)
      .values({ companyId, amountCents, stripeCustomerId, issuedAt: services.clock.now() })
      .returning();
    await transaction
      .update(subscriptions)
      .set({ balanceCents: 0, version: sql`${subscriptions.version} + 1` })
      .where(eq(subscriptions.id, id));
    if (stripeCustomerId) await services.jobs.add(transaction, refundAtStripeJob.name, { id: payout?.id });
    else if (payout) await mailAboutPayout(transaction, services, payout, payoutEmail(payout));
  });

/** Sent once, and only if the account should be gone by now. */
const notifyOfDelay = (services: JobServices, id: number) =>
  services.db.transaction(async (transaction) => {
    const now = services.clock.now();
    const isDue = sql`exists (select from company_profiles p join users u on u.id = p.user_id
      where p.id = ${payouts.companyId} and u.erase_at <= ${now})`;
    const [payout] = await transaction
      .update(payouts)
      .set({ delayToldAt: now })
      .where(and(eq(payouts.id, id), isOpen, isNull(payouts.delayToldAt), isDue))
      .returning();
    if (payout) await mailAboutPayout(transaction, services, payout, payoutDelayedEmail(payout));
  });

const tryAgain = async (services: JobServices, id: number) => {
  try {
    await refundPayoutAtStripe(services, id);
  } catch (error) {
    await notifyOfDelay(services, id);
    throw error;
  }
};

/**
 * Pays back balances of companies whose account ends within the day, and retries refunds that failed at Stripe: an
 * account stays as long as its owner is owed something.
 */
export const payBackBalancesJob: JobDefinition = {
  name: 'pay-back-balances',
  every: '3 * * * *',
  async run(_, services) {
    const failures: unknown[] = [];
    const collect = (error: unknown) => failures.push(error);
    const anHourAgo = new Date(services.clock.now().getTime() - HOUR_MS);
    const late = await services.db
      .select({ id: payouts.id })
      .from(payouts)
      .where(and(isOpen, lt(payouts.issuedAt, anHourAgo)));
    for (const { id } of late) await tryAgain(services, id).catch(collect);
    const dueRows = await ending(services.db).where(endingSoon);
    for (const { id } of dueRows) await payBack(services, id).catch(collect);
    if (failures.length > 0)
      throw new AggregateError(failures, `${failures.length} balances were not paid back`);
  },
};
