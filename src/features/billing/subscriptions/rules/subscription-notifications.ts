import type { SubscriptionNotification } from '#features/notifications/core/rules/notification-subjects.ts';
import { dayOf } from '#kernel/calendar.ts';
import type { Subscription, SubscriptionStatus } from './subscription.ts';

/** How long before its end a trial is announced. */
export const REMINDER_DAYS = 3;

const outcomes: Partial<Record<SubscriptionStatus, SubscriptionNotification['outcome']>> = {
  none: 'trialEnded',
  past_due: 'overdue',
  cancelled: 'cancelled',
  ended: 'ended',
};

export const trialEnding = (until: Date): SubscriptionNotification => ({
  outcome: 'trialEnding',
  lastDay: dayOf(until),
});

/** What a change of the plan is worth saying: none where its status stays or it begins. */
export const subscriptionNotificationOf = (
  previousStatus: SubscriptionStatus,
  { status, until }: Subscription,
): SubscriptionNotification | null => {
  const outcome = outcomes[status];
  if (previousStatus === status || !outcome) return null;
  return until === null ? { outcome } : { outcome, lastDay: dayOf(until) };
};
