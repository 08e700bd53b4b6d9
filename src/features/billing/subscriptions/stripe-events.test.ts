import { expect, test } from 'vitest';
import { DAY_MS } from '#kernel/calendar.ts';
import { stripeHost } from '#testing/stripe-host.ts';
import { GRACE_DAYS } from './rules/subscription.ts';
import { receipts, stripeEvents } from './server/tables.ts';

const { addressOf, ask, buildPayer, db, followUp, order, post, receiptsOf, storedOf, stripe, tell } =
  await stripeHost();

test('a payment that fails leaves the plan for the grace, and what Stripe ends is over', async () => {
  const { id, userId, subscription } = await buildPayer();
  Object.assign(subscription, { status: 'past_due' });
  await tell('customer.subscription.updated', subscription);
  const overdue = await storedOf(id);
  expect(overdue?.status).toBe('past_due');
  expect(overdue?.until?.getTime()).toBeGreaterThan(Date.now() + (GRACE_DAYS - 1) * DAY_MS);
  Object.assign(subscription, { status: 'canceled' });
  await tell('customer.subscription.deleted', subscription);
  expect((await ask('GET', '/api/subscription', { as: userId })).body).toMatchObject({
    status: 'ended',
    until: null,
    limits: { plan: null },
  });
});

test('events in any order, twice and at once, leave what Stripe says now', async () => {
  const { id, subscription } = await buildPayer();
  const stale = stripe.event('customer.subscription.updated', { ...subscription, status: 'past_due' });
  const cancelledEvent = stripe.event('customer.subscription.deleted', {
    ...subscription,
    status: 'canceled',
  });
  Object.assign(subscription, { cancel_at_period_end: true });
  const fresh = stripe.event('customer.subscription.updated', { ...subscription });
  const responses = await Promise.all(
    [fresh, cancelledEvent, stale, fresh, stale, cancelledEvent].map((event) => post(event)),
  );
  const outcomes = responses.map((response) => response.json<{ outcome: string }>().outcome);
  expect(outcomes.toSorted()).toEqual(['heard', 'heard', 'heard', 'known', 'known', 'known']);
  await followUp();
  expect(await storedOf(id)).toMatchObject({ status: 'cancelled', plan: 'professional' });
});

test('the end of an older subscription does not end the one that followed', async () => {
  const { id, userId, subscription: old } = await buildPayer();
  Object.assign(old, { status: 'canceled' });
  await tell('customer.subscription.deleted', old);
  const { session } = stripe.pay(await addressOf(userId));
  await tell('checkout.session.completed', session);
  await tell('customer.subscription.deleted', { ...old });
  expect(await storedOf(id)).toMatchObject({ status: 'active' });
});

test.each([
  ['none', () => ''],
  ['a wrong one', (payload: string) => stripe.sign(payload, new Date(), 'whsec_other')],
  ['one of other bytes', () => stripe.sign('{}')],
  ['one that is ten minutes old', (payload: string) => stripe.sign(payload, new Date(Date.now() - 600_000))],
  ['nonsense', () => 't=now,v1=yes'],
])('an event with %s for a signature changes nothing', async (_, signature) => {
  const { id, subscription } = await buildPayer();
  const previous = await storedOf(id);
  const eventCount = await db.$count(stripeEvents);
  Object.assign(subscription, { status: 'canceled' });
  const payload = stripe.event('customer.subscription.deleted', subscription);
  const response = await post(payload, signature(payload));
  expect([response.statusCode, response.json()]).toMatchObject([400, { code: 'wrongSignature' }]);
  await followUp();
  expect(await storedOf(id)).toEqual(previous);
  expect(await db.$count(stripeEvents)).toBe(eventCount);
});

test('an event that does not concern us is not kept', async () => {
  const eventCount = await db.$count(stripeEvents);
  const response = await post(stripe.event('payout.paid', { id: 'po_1' }));
  expect(response.json()).toEqual({ outcome: 'ignored' });
  expect(await db.$count(stripeEvents)).toBe(eventCount);
});

test('each paid invoice has one number here, however often Stripe tells of it', async () => {
  const { id, subscription } = await buildPayer();
  const invoice = stripe.invoice(subscription, 5_500);
  const events = Array.from({ length: 4 }, () => stripe.event('invoice.paid', invoice));
  await Promise.all(events.map((event) => post(event)));
  await followUp();
  expect(await receiptsOf(id)).toMatchObject([
    { ...order, number: expect.stringMatching(/^\d{4}-\d{4}$/), amountCents: 5_500, vatCents: 799 },
  ]);
});

test('twenty companies that pay at once are numbered without a gap', async () => {
  const payers = await Promise.all(Array.from({ length: 20 }, () => buildPayer()));
  const receiptCount = (await db.select().from(receipts)).length;
  await Promise.all(
    payers.map(({ subscription }) => post(stripe.event('invoice.paid', stripe.invoice(subscription, 5_500)))),
  );
  await followUp();
  const numbers = (await db.select().from(receipts)).map(({ number }) => Number(number?.split('-')[1]));
  expect(numbers).toHaveLength(receiptCount + 20);
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, place) => place + 1));
});

test('an invoice of nothing, as a trial begins with, makes none here', async () => {
  const { id, subscription } = await buildPayer();
  await tell('invoice.paid', stripe.invoice(subscription, 0));
  expect(await receiptsOf(id)).toEqual([]);
});
