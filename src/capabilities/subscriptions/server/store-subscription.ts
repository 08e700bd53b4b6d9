import { and, eq, sql } from 'drizzle-orm';
import { companyProfiles } from '#companies/server/tables.ts';
import type { SubscriptionNews } from '#notifications/rules/subjects.ts';
import { notify } from '#notifications/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Tools } from '#server/tools.ts';
import type { PaidSubscription } from '#subscriptions/rules/change-of-plan.ts';
import type { Subscription } from '#subscriptions/rules/subscription.ts';
import { newsOf } from '#subscriptions/rules/subscription-news.ts';
import type { SubscriptionRow, SubscriptionValues } from './store.ts';
import { subscriptions } from './tables.ts';

/** News for the company's owner, if the transaction succeeds. */
export const notifyOwner = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs'>,
  companyId: number,
  subject: SubscriptionNews,
): Promise<void> => {
  const [owner] = await transaction
    .select({ personId: companyProfiles.userId })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, companyId));
  if (owner) await notify(transaction, tools, { ...owner, kind: 'subscriptionChanged', subject });
};

type StripeIds = Pick<SubscriptionValues, 'stripeCustomerId' | 'stripeSubscriptionId' | 'stripeCheckoutId'>;

/**
 * Stores a change of the row as it was read and notifies the owner, or answers that somebody else was first. Only the
 * first notifies, so that no news comes twice.
 */
export const storeSubscription = async (
  transaction: Db,
  tools: Pick<Tools, 'jobs'>,
  before: SubscriptionRow,
  after: Subscription & Partial<PaidSubscription>,
  ids: StripeIds = {},
): Promise<boolean> => {
  const { status, plan, period, until, trialUntil, nextPlan, nextPeriod } = { ...before, ...after };
  const { paidFrom, paidCents, balanceCents } = { ...before, ...after };
  const subscription = { status, plan, period, until, trialUntil, nextPlan, nextPeriod };
  const { rowCount } = await transaction
    .update(subscriptions)
    .set({
      ...subscription,
      paidFrom,
      paidCents,
      balanceCents,
      ...ids,
      version: sql`${subscriptions.version} + 1`,
    })
    .where(and(eq(subscriptions.id, before.id), eq(subscriptions.version, before.version)));
  if (rowCount !== 1) return false;
  const news = newsOf(before.status, subscription);
  if (news) await notifyOwner(transaction, tools, before.companyId, news);
  return true;
};
