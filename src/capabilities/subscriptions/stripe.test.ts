import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCompany } from '../../demo/builders/company.ts';
import { buildSubscription } from '../../demo/builders/subscription.ts';
import { personalData } from '../../server/registry.ts';
import { testHost } from '../../testing/host.ts';
import { stripeStandIn } from '../../testing/stripe-stand-in.ts';
import { erasePeople } from '../accounts/server/index.ts';
import { users } from '../accounts/server/tables.ts';
import { GRACE_DAYS } from './rules/subscription.ts';
import { subscriptionJobs } from './server/index.ts';
import { receipts, stripeEvents, subscriptions } from './server/tables.ts';

const stripe = await stripeStandIn();
const { ask, app, db, pool, tools } = await testHost({ env: { ...stripe.settings, LAUNCH: 'live' } });

const DAY = 86_400_000;
const order = { plan: 'professional', period: 'monthly' } as const;

const pay = (as: number, body: object = order) => ask('POST', '/api/subscription/payments', { as, body });
const addressOf = async (as: number, body: object = order) =>
  ((await pay(as, body)).body as { continueAt: string }).continueAt;
const read = async (as: number) => (await ask('GET', '/api/subscription', { as })).body;
const act = (as: number, verb: string) => ask('POST', `/api/subscription/${verb}`, { as });

const post = (payload: string, signature = stripe.sign(payload)) =>
  app.inject({
    ...{ method: 'POST', url: '/api/stripe/events', payload },
    headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
  });

/** Does what was put off. */
const runJobs = async (wanted: string) => {
  const { rows } = await pool.query<{ payload: object }>(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and t.identifier = $1 returning payload`,
    [wanted],
  );
  const job = subscriptionJobs.find(({ name }) => name === wanted);
  await Promise.all(rows.map(async ({ payload }) => job?.run(payload, tools)));
};

const followUp = () => runJobs('follow-stripe');

const tell = async (type: string, subject: { id: string }) => {
  const answer = await post(stripe.event(type, subject));
  await followUp();
  return answer.json<{ outcome: string }>();
};

const storedOf = async (companyId: number) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId)))[0];
const receiptsOf = (companyId: number) => db.select().from(receipts).where(eq(receipts.companyId, companyId));

/** A company that has paid at Stripe's, as told by it. */
const buildPayer = async (body: object = order) => {
  const company = await buildCompany(db);
  const { session, subscription } = stripe.pay(await addressOf(company.userId, body));
  await tell('checkout.session.completed', session);
  return { ...company, session, subscription };
};

test('a company is sent to Stripe with our price, and has nothing before it has paid', async () => {
  const { id, userId } = await buildCompany(db);
  const { status, body } = await pay(userId, { ...order, amountCents: 1 });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    subscription: { status: 'none', payment: 'stripe' },
    continueAt: expect.stringMatching(/^https:\/\/checkout\.stripe\.example\/cs_/),
  });
  const session = stripe.thing((body as { continueAt: string }).continueAt.split('/').at(-1));
  expect(stripe.thing(session['price'])).toMatchObject({
    ...{ unit_amount: 5_500, currency: 'eur', tax_behavior: 'inclusive' },
    metadata: order,
  });
  expect(await storedOf(id)).toMatchObject({ status: 'none', stripeCheckoutId: session.id });
});

test('a price is made once, however many pay it', async () => {
  const body = { plan: 'premium', period: 'yearly' };
  const companies = await Promise.all(Array.from({ length: 5 }, () => buildCompany(db)));
  const addresses = await Promise.all(companies.map(({ userId }) => addressOf(userId, body)));
  const prices = addresses.map((address) => stripe.thing(address.split('/').at(-1))['price']);
  expect(new Set(prices).size).toBe(1);
});

test('what was paid at Stripe’s holds here once Stripe has told of it', async () => {
  const { id, userId, subscription } = await buildPayer();
  expect(await read(userId)).toMatchObject({
    ...{ ...order, status: 'active' },
    abilities: { mayCancel: true, mayManagePayment: true },
  });
  expect(await storedOf(id)).toMatchObject({ stripeSubscriptionId: subscription.id, stripeCheckoutId: null });
  const again = await pay(userId);
  expect(again.body).toMatchObject({ continueAt: null });
});

test('two tabs have one page to pay on', async () => {
  const { userId } = await buildCompany(db);
  const [one, other] = await Promise.all([addressOf(userId), addressOf(userId)]);
  const open = [...new Set([one, other])].filter(
    (address) => stripe.thing(address?.split('/').at(-1))['status'] === 'open',
  );
  expect(open).toHaveLength(1);
  const later = await addressOf(userId, { plan: 'premium', period: 'yearly' });
  expect(stripe.thing(open[0]?.split('/').at(-1))['status']).toBe('expired');
  expect(stripe.thing(later.split('/').at(-1))['status']).toBe('open');
});

test('who has paid in the other tab pays no second time, even before Stripe has told of it', async () => {
  const { userId } = await buildCompany(db);
  stripe.pay(await addressOf(userId));
  expect((await pay(userId)).body).toMatchObject({
    ...{ continueAt: null, subscription: { ...order, status: 'active' } },
  });
});

test('what is left of a trial stays free at Stripe’s too', async () => {
  const until = new Date(Date.now() + 9 * DAY);
  const trial = await buildSubscription(db, { status: 'trial', plan: null, period: null, until });
  const [{ userId } = { userId: 0 }] = (
    await pool.query<{ userId: number }>('select user_id as "userId" from company_profiles where id = $1', [
      trial.companyId,
    ])
  ).rows;
  const { subscription } = stripe.pay(await addressOf(userId));
  await tell('customer.subscription.created', subscription);
  const stored = await storedOf(trial.companyId);
  expect(stored?.status).toBe('active');
  expect(Math.abs((stored?.until?.getTime() ?? 0) - until.getTime())).toBeLessThan(1000);
});

test('another plan is charged for at once, with what is left of the old one', async () => {
  const { userId, subscription } = await buildPayer();
  const { body } = await pay(userId, { plan: 'premium', period: 'monthly' });
  expect(body).toMatchObject({ continueAt: null, subscription: { plan: 'premium', status: 'active' } });
  const change = stripe.requests.findLast(({ path }) => path === `/v1/subscriptions/${subscription.id}`);
  expect(stripe.requests.some(({ body: sent }) => sent.includes('proration_behavior=always_invoice'))).toBe(
    true,
  );
  expect(change).toBeDefined();
});

test('a company cancels and resumes at Stripe’s', async () => {
  const { userId, subscription } = await buildPayer();
  expect((await act(userId, 'cancel')).body).toMatchObject({ status: 'cancelled' });
  expect(subscription['cancel_at_period_end']).toBe(true);
  expect((await act(userId, 'resume')).body).toMatchObject({ status: 'active' });
  expect(subscription['cancel_at_period_end']).toBe(false);
  expect((await act(userId, 'portal')).body).toEqual({
    continueAt: expect.stringContaining('https://billing.stripe.example/cus_'),
  });
});

test('the portal is for those who have paid there', async () => {
  const { userId } = await buildCompany(db);
  expect(await act(userId, 'portal')).toMatchObject({ status: 503, body: { code: 'paymentUnavailable' } });
});

test('a payment that fails leaves the plan for the grace, and what Stripe ends is over', async () => {
  const { id, userId, subscription } = await buildPayer();
  Object.assign(subscription, { status: 'past_due' });
  await tell('customer.subscription.updated', subscription);
  const overdue = await storedOf(id);
  expect(overdue?.status).toBe('past_due');
  expect(overdue?.until?.getTime()).toBeGreaterThan(Date.now() + (GRACE_DAYS - 1) * DAY);
  Object.assign(subscription, { status: 'canceled' });
  await tell('customer.subscription.deleted', subscription);
  expect(await read(userId)).toMatchObject({ status: 'ended', until: null, limits: { plan: 'basic' } });
});

test('events in any order, twice and at once, leave what Stripe says now', async () => {
  const { id, subscription } = await buildPayer();
  const stale = stripe.event('customer.subscription.updated', { ...subscription, status: 'past_due' });
  const gone = stripe.event('customer.subscription.deleted', { ...subscription, status: 'canceled' });
  Object.assign(subscription, { cancel_at_period_end: true });
  const fresh = stripe.event('customer.subscription.updated', { ...subscription });
  const answers = await Promise.all([fresh, gone, stale, fresh, stale, gone].map((event) => post(event)));
  const outcomes = answers.map((answer) => answer.json<{ outcome: string }>().outcome);
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
  const before = await storedOf(id);
  const heard = await db.$count(stripeEvents);
  Object.assign(subscription, { status: 'canceled' });
  const payload = stripe.event('customer.subscription.deleted', subscription);
  const answer = await post(payload, signature(payload));
  expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'wrongSignature' }]);
  await followUp();
  expect(await storedOf(id)).toEqual(before);
  expect(await db.$count(stripeEvents)).toBe(heard);
});

test('an event that does not concern us is not kept', async () => {
  const heard = await db.$count(stripeEvents);
  const answer = await post(stripe.event('payout.paid', { id: 'po_1' }));
  expect(answer.json()).toEqual({ outcome: 'ignored' });
  expect(await db.$count(stripeEvents)).toBe(heard);
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
  const before = (await db.select().from(receipts)).length;
  await Promise.all(
    payers.map(({ subscription }) => post(stripe.event('invoice.paid', stripe.invoice(subscription, 5_500)))),
  );
  await followUp();
  const numbers = (await db.select().from(receipts)).map(({ number }) => Number(number?.split('-')[1]));
  expect(numbers).toHaveLength(before + 20);
  expect(numbers.toSorted((one, other) => one - other)).toEqual(numbers.map((_, place) => place + 1));
});

test('an invoice of nothing, as a trial begins with, makes none here', async () => {
  const { id, subscription } = await buildPayer();
  await tell('invoice.paid', stripe.invoice(subscription, 0));
  expect(await receiptsOf(id)).toEqual([]);
});

test('a company that is erased pays nothing more at Stripe’s', async () => {
  const { userId, subscription } = await buildPayer();
  await db
    .update(users)
    .set({ eraseAt: new Date(0) })
    .where(eq(users.id, userId));
  await erasePeople(personalData).run({}, tools);
  await runJobs('forget-at-stripe');
  const customer = subscription['customer'] as string;
  expect(stripe.requests.findLast(({ method }) => method === 'DELETE')?.path).toBe(
    `/v1/customers/${customer}`,
  );
});

test('a card that is refused and a Stripe that is down are told apart', async () => {
  const { userId } = await buildPayer();
  stripe.fail = { status: 402, body: { error: { type: 'card_error', message: 'Declined' } } };
  const other = { plan: 'basic', period: 'yearly' };
  expect(await pay(userId, other)).toMatchObject({ status: 402, body: { code: 'paymentRefused' } });
  stripe.fail = { status: 401, body: { error: { type: 'invalid_request_error', message: 'Wrong key' } } };
  expect(await act(userId, 'cancel')).toMatchObject({ status: 503, body: { code: 'paymentUnavailable' } });
  stripe.fail = null;
  expect(await read(userId)).toMatchObject({ ...order, status: 'active' });
});
