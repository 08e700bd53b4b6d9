import { expect, test } from 'vitest';
import { reloadCompany } from '#demo/builders/company.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { stripeHost } from '#testing/stripe-host.ts';
import type { Subscription } from './rules/subscription.ts';
import { endDueSubscriptionPeriodsJob } from './server/end-due-periods.ts';

const { ask, buildPayer, db, pool, storedOf, tell, services } = await stripeHost();

// It is noon in Luxembourg, so that the days of this file match its clock.
const now = new Date('2026-03-10T11:00:00Z');
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const moveOn = (moment: Date) =>
  endDueSubscriptionPeriodsJob.run({}, { ...services, clock: { now: () => moment } });

const owned = async (subscription: Partial<Subscription>) => {
  const { companyId } = await buildSubscription(db, subscription);
  return reloadCompany(db, companyId);
};
const newTrial = () => owned({ status: 'trial', plan: null, period: null, until: inDays(10) });

/** Returns the person's notifications, the oldest first. */
const notificationsOf = async (userId: number) => {
  const { body } = await ask('GET', '/api/notifications', { as: userId });
  return (body as { text: string }[]).map(({ text }) => text).toReversed();
};

const mailsTo = async (userId: number) => {
  const { rows } = await pool.query(
    `select from ${storedJobsSql} j
     join notifications n on n.id = (j.payload ->> 'id')::integer where j.name = 'tell' and n.user_id = $1`,
    [userId],
  );
  return rows.length;
};

test('the owner is told three days before a trial ends and when it has, by bell and mail, once', async () => {
  const { userId } = await newTrial();
  await moveOn(inDays(6.9));
  expect(await notificationsOf(userId)).toEqual([]);
  await moveOn(inDays(7));
  await moveOn(inDays(8));
  expect(await notificationsOf(userId)).toEqual(['Your free trial runs until 20 March 2026']);
  await moveOn(inDays(10));
  await moveOn(inDays(11));
  expect(await notificationsOf(userId)).toEqual([
    'Your free trial runs until 20 March 2026',
    'Your free trial has ended',
  ]);
  expect(await mailsTo(userId)).toBe(2);
});

test('who has paid in the trial hears nothing of its end', async () => {
  const { userId } = await owned({ until: inDays(10) });
  await moveOn(inDays(9));
  expect(await notificationsOf(userId)).toEqual([]);
});

test('a plan that is not renewed: the owner is told until when it is kept, and when it ended', async () => {
  const { userId } = await owned({ until: inDays(1) });
  await moveOn(inDays(1));
  await moveOn(inDays(2));
  const overdue = 'Payment overdue: your plan stays active until 18 March 2026';
  expect(await notificationsOf(userId)).toEqual([overdue]);
  await moveOn(inDays(8));
  await moveOn(inDays(9));
  expect(await notificationsOf(userId)).toEqual([overdue, 'Your plan has ended']);
  expect(await mailsTo(userId)).toBe(2);
});

test('ten instances at once tell of it once', async () => {
  const trial = await newTrial();
  const plan = await owned({ until: inDays(7) });
  await Promise.all(Array.from({ length: 10 }, () => moveOn(inDays(7))));
  expect(await notificationsOf(trial.userId)).toHaveLength(1);
  expect(await notificationsOf(plan.userId)).toHaveLength(1);
});

test('who cancels is told until when the plan stays, and when that was', async () => {
  const { userId } = await owned({ until: new Date('2031-05-04T10:00:00Z') });
  await ask('POST', '/api/subscription/cancel', { as: userId });
  await ask('POST', '/api/subscription/cancel', { as: userId });
  const cancelled = 'Your plan is cancelled but stays active until 4 May 2031';
  expect(await notificationsOf(userId)).toEqual([cancelled]);
  await moveOn(new Date('2031-05-04T10:00:00Z'));
  expect(await notificationsOf(userId)).toEqual([cancelled, 'Your plan has ended']);
});

test('a payment that fails at Stripe’s and the end it makes are told once, however often Stripe tells', async () => {
  const { userId, subscription } = await buildPayer();
  Object.assign(subscription, { status: 'past_due' });
  await tell('customer.subscription.updated', subscription);
  await tell('customer.subscription.updated', subscription);
  const overdue = expect.stringMatching(/^Payment overdue: your plan stays active until /);
  expect(await notificationsOf(userId)).toEqual([overdue]);
  Object.assign(subscription, { status: 'canceled' });
  await tell('customer.subscription.deleted', subscription);
  await tell('customer.subscription.deleted', subscription);
  expect(await notificationsOf(userId)).toEqual([overdue, 'Your plan has ended']);
});

test('while Stripe charges for the next period nobody is told that a payment is missing', async () => {
  const { id, userId } = await buildPayer();
  const until = (await storedOf(id))?.until?.getTime() ?? 0;
  await moveOn(new Date(until + 0.9 * DAY_MS));
  expect(await notificationsOf(userId)).toEqual([]);
  await moveOn(new Date(until + DAY_MS));
  expect(await notificationsOf(userId)).toHaveLength(1);
});
