import { formatLongDate } from '#kernel/dates.ts';
import { formatMoney } from '#kernel/money.ts';
import type { Strings } from '#strings/strings.ts';
import type { OwnSubscription } from '#subscriptions/contract/subscriptions.ts';
import { priceOf } from '#subscriptions/rules/prices.ts';

type Words = Strings['subscriptions'];

export const untilText = ({ until }: Pick<OwnSubscription, 'until'>): string =>
  until === null ? '' : formatLongDate(new Date(until));

/** "€500 per year" */
const priceText = (words: Words, { plan, period }: OwnSubscription): string =>
  plan === null || period === null ? '' : words.perPeriod[period](formatMoney(priceOf({ plan, period })));

/** What the status means, in a sentence. */
export const statusText = (words: Words, own: OwnSubscription): string => {
  const until = untilText(own);
  const plan = own.plan ? words.planNames[own.plan] : words.own.noPlan;
  const sentences: Record<OwnSubscription['status'], string> = {
    none: words.own.none,
    trial: words.own.trial(until),
    active: words.own.active(priceText(words, own), until),
    past_due: words.own.pastDue(until),
    cancelled: words.own.cancelled(until),
    ended: words.own.ended(plan),
  };
  return sentences[own.status];
};

/** The plan somebody has, or that they have none. */
export const planText = (words: Words, { status, plan }: OwnSubscription): string => {
  if (status === 'trial') return words.own.states.trial;
  return plan === null || status === 'ended' ? words.own.noPlan : words.planNames[plan];
};
