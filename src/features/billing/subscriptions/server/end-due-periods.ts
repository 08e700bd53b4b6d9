import { and, eq, gt, isNull, lte, ne, or } from 'drizzle-orm';
import {
  TRIAL_REMINDER_DAYS,
  trialEndingNotification,
} from '#features/billing/subscriptions/rules/subscription-notifications.ts';
import { subscriptionAsOf } from '#features/billing/subscriptions/rules/subscription.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import type { Services } from '#server/services/services.ts';
import { subscriptions as s } from './tables.ts';
import { notifyOwnerOfSubscription, updateSubscriptionAndNotify } from './update-subscription-and-notify.ts';

type JobServices = Pick<Services, 'db' | 'clock' | 'jobs'>;

const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

/**
 * Stripe takes an hour or more to charge for the next period, and reports it either way: meanwhile nobody is
 * notified that a payment is missing. The plan is the same in its grace.
 */
const isOverdue = (now: Date) =>
  and(
    lte(s.until, now),
    or(ne(s.status, 'active'), isNull(s.stripeSubscriptionId), lte(s.until, daysAfter(now, -1))),
  );

/** Each has its own transaction: a notification locks its people, and several may be locked only in one order. */
const endDuePeriods = async (services: JobServices) => {
  const { db, clock } = services;
  const now = clock.now();
  const overdue = await db.select({ id: s.id }).from(s).where(isOverdue(now)).orderBy(s.until);
  for (const { id } of overdue) {
    await db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(s)
        .where(and(eq(s.id, id), isOverdue(now)))
        .for('update');
      if (row) await updateSubscriptionAndNotify(transaction, services, row, subscriptionAsOf(row, now));
    });
  }
};

const remindOfTrials = async (services: JobServices) => {
  const { db, clock } = services;
  const now = clock.now();
  const isSoon = and(
    eq(s.status, 'trial'),
    gt(s.until, now),
    lte(s.until, daysAfter(now, TRIAL_REMINDER_DAYS)),
    isNull(s.remindedAt),
  );
  for (const { id } of await db.select({ id: s.id }).from(s).where(isSoon)) {
    await db.transaction(async (transaction) => {
      const [row] = await transaction
        .update(s)
        .set({ remindedAt: now })
        .where(and(eq(s.id, id), isSoon))
        .returning();
      if (row?.until)
        await notifyOwnerOfSubscription(
          transaction,
          services,
          row.companyId,
          trialEndingNotification(row.until),
        );
    });
  }
};

/**
 * Ends trials, paid periods and graces. The limits are right without it, as they depend on the clock; it updates
 * the directory, and notifies the owners.
 */
export const endDueSubscriptionPeriodsJob: JobDefinition = {
  name: 'move-subscriptions-on',
  every: '*/10 * * * *',
  async run(_, services) {
    await endDuePeriods(services);
    await remindOfTrials(services);
  },
};
