import { and, eq, sql } from 'drizzle-orm';
import type { PaidSubscription } from '#features/billing/subscriptions/rules/calculate-plan-change.ts';
import { subscriptionNotificationOf } from '#features/billing/subscriptions/rules/subscription-notifications.ts';
import type { Subscription } from '#features/billing/subscriptions/rules/subscription.ts';
import { companyProfiles } from '#features/companies/core/server/tables.ts';
import type { SubscriptionNotification } from '#features/notifications/core/rules/notification-subjects.ts';
import { notifyPerson } from '#features/notifications/core/server/index.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import type { SubscriptionRow, SubscriptionValues } from './store.ts';
import { subscriptions } from './tables.ts';

/** Notifies the company's owner if the transaction succeeds. */
export const notifyOwnerOfSubscription = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  companyId: number,
  subject: SubscriptionNotification,
): Promise<void> => {
  const [owner] = await transaction
    .select({ personId: companyProfiles.userId })
    .from(companyProfiles)
    .where(eq(companyProfiles.id, companyId));
  if (owner) await notifyPerson(transaction, services, { ...owner, kind: 'subscriptionChanged', subject });
};

type StripeIds = Pick<SubscriptionValues, 'stripeCustomerId' | 'stripeSubscriptionId' | 'stripeCheckoutId'>;

/**
 * Stores a change of the row as it was read and notifies the owner, or returns that another change was first. Only
 * the first notifies, so that no notification comes twice.
 */
export const updateSubscriptionAndNotify = async (
  transaction: Db,
  services: Pick<Services, 'jobs'>,
  previous: SubscriptionRow,
  next: Subscription & Partial<PaidSubscription>,
  ids: StripeIds = {},
): Promise<boolean> => {
  const { status, plan, period, until, trialUntil, nextPlan, nextPeriod } = { ...previous, ...next };
  const { paidFrom, paidCents, balanceCents } = { ...previous, ...next };
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
    .where(and(eq(subscriptions.id, previous.id), eq(subscriptions.version, previous.version)));
  if (rowCount !== 1) return false;
  const notification = subscriptionNotificationOf(previous.status, subscription);
  if (notification) await notifyOwnerOfSubscription(transaction, services, previous.companyId, notification);
  return true;
};
