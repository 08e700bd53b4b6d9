import type { OwnSubscription } from '#features/billing/subscriptions/contract/subscriptions.ts';
import { planPriceCents } from '#features/billing/subscriptions/rules/plan-prices.ts';
import type { Strings } from '#strings/strings.ts';
import type { LocaleFormat } from '#web/use-format.ts';

type Words = Strings['subscriptions'];

export const paidUntilText = ({ until }: Pick<OwnSubscription, 'until'>, format: LocaleFormat): string =>
  until === null ? '' : format.longDate(new Date(until));

/** Returns "€500 per year". */
const priceText = (
  words: Words,
  { plan, period }: Pick<OwnSubscription, 'plan' | 'period'>,
  format: LocaleFormat,
): string =>
  plan === null || period === null
    ? ''
    : words.perPeriod[period](format.money(planPriceCents({ plan, period })));

/** Explains the status in a sentence. */
export const subscriptionStatusText = (
  words: Words,
  subscription: OwnSubscription,
  format: LocaleFormat,
): string => {
  const until = paidUntilText(subscription, format);
  const plan = subscription.plan ? words.planNames[subscription.plan] : words.own.noPlan;
  const sentences: Record<OwnSubscription['status'], string> = {
    none: words.own.none,
    trial: words.own.trial(until),
    active: subscription.next
      ? words.own.followed(
          priceText(words, subscription.next, format),
          until,
          words.planNames[subscription.next.plan],
        )
      : words.own.active(priceText(words, subscription, format), until),
    past_due: words.own.pastDue(until),
    cancelled: words.own.cancelled(until),
    ended: words.own.ended(plan),
  };
  return sentences[subscription.status];
};

/** Names the plan, or says that there is none. */
export const planNameText = (words: Words, { status, plan }: OwnSubscription): string => {
  if (status === 'trial') return words.own.states.trial;
  return plan === null || status === 'ended' ? words.own.noPlan : words.planNames[plan];
};
