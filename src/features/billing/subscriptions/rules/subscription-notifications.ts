import type { SubscriptionNotification } from '#features/notifications/core/rules/notification-subjects.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Subscription, SubscriptionStatus } from './subscription.ts';

/** The end of a trial is announced this early. */
export const TRIAL_REMINDER_DAYS = 3;

const outcomes: Partial<Record<SubscriptionStatus, SubscriptionNotification['outcome']>> = {
  none: 'trialEnded',
  past_due: 'overdue',
  cancelled: 'cancelled',
  ended: 'ended',
};

export const trialEndingNotification = (until: Date): SubscriptionNotification => ({
  outcome: 'trialEnding',
  lastDay: dayOf(until),
});

/** Returns null if the status stays or its change is not worth a notification. */
export const subscriptionNotificationOf = (
  previousStatus: SubscriptionStatus,
  { status, until }: Subscription,
): SubscriptionNotification | null => {
  const outcome = outcomes[status];
  if (previousStatus === status || !outcome) return null;
  return until === null ? { outcome } : { outcome, lastDay: dayOf(until) };
};
