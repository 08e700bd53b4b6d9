import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import { DAY_MS } from '#kernel/calendar.ts';
import { stripeHost } from '#testing/stripe-host.ts';

const { addressOf, ask, buildPayer, db, order, pay, pool, runJobs, storedOf, stripe, tell, services } =
  await stripeHost();

const read = async (as: number) => (await ask('GET', '/api/subscription', { as })).body;
const postAction = (as: number, verb: string) => ask('POST', `/api/subscription/${verb}`, { as });

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
    unit_amount: 5500,
    currency: 'eur',
    tax_behavior: 'inclusive',
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
    ...order,
    status: 'active',
    abilities: {
      mayCancel: true,
      mayManagePayment: true,
    },
  });
  expect(await storedOf(id)).toMatchObject({ stripeSubscriptionId: subscription.id, stripeCheckoutId: null });
  const secondPayment = await pay(userId);
  expect(secondPayment.body).toMatchObject({ continueAt: null });
});

test('two tabs have one page to pay on', async () => {
  const { userId } = await buildCompany(db);
  const [firstAddress, secondAddress] = await Promise.all([addressOf(userId), addressOf(userId)]);
  const open = [...new Set([firstAddress, secondAddress])].filter(
    (address) => stripe.thing(address?.split('/').at(-1))['status'] === 'open',
  );
  expect(open).toHaveLength(1);
  const later = await addressOf(userId, { plan: 'premium', period: 'yearly' });
  expect(stripe.thing(open[0]?.split('/').at(-1))['status']).toBe('expired');
  expect(stripe.thing(later.split('/').at(-1))['status']).toBe('open');
});

test('a try that is sent again comes to the same page, whose address stands in no table', async () => {
  const { userId } = await buildCompany(db);
  const headers = { 'idempotency-key': 'pay' };
  const payAgain = async () =>
    (await ask('POST', '/api/subscription/payments', { as: userId, body: order, headers })).body;
  const first = await payAgain();
  const { continueAt } = first as { continueAt: string };
  expect(continueAt).toMatch(/^https:/);
  expect(await payAgain()).toEqual(first);
  const { rows } = await pool.query(`select answer::text from idempotency_keys where key = 'pay'`);
  expect(rows).toEqual([{ answer: expect.not.stringContaining('https:') }]);
  const { session } = stripe.pay(continueAt);
  await tell('checkout.session.completed', session);
  expect(await payAgain()).toMatchObject({ continueAt: null });
});

test('who has paid in the other tab pays no second time, even before Stripe has told of it', async () => {
  const { userId } = await buildCompany(db);
  stripe.pay(await addressOf(userId));
  expect((await pay(userId)).body).toMatchObject({
    continueAt: null,
    subscription: {
      ...order,
      status: 'active',
    },
  });
});

test('what is left of a trial stays free at Stripe’s too', async () => {
  const until = new Date(Date.now() + 9 * DAY_MS);
  const trial = await buildSubscription(db, { status: 'trial', plan: null, period: null, until });
  const [{ userId } = { userId: 0 }] = (
    await pool.query<{ userId: number }>('select user_id as "userId" from company_profiles where id = $1', [
      trial.companyId,
    ])
  ).rows;
  const { subscription } = stripe.pay(await addressOf(userId));
  await tell('customer.subscription.created', subscription);
  const row = await storedOf(trial.companyId);
  expect(row?.status).toBe('active');
  expect(Math.abs((row?.until?.getTime() ?? 0) - until.getTime())).toBeLessThan(1000);
});

test('another plan is charged for at once, with what is left of the old one', async () => {
  const { userId, subscription } = await buildPayer();
  const { body } = await pay(userId, { plan: 'premium', period: 'monthly' });
  expect(body).toMatchObject({ continueAt: null, subscription: { plan: 'premium', status: 'active' } });
  const change = stripe.requests.findLast(
    ({ method, path }) => method === 'POST' && path === `/v1/subscriptions/${subscription.id}`,
  );
  expect(decodeURIComponent(change?.body ?? '')).toContain('billing_cycle_anchor[type]=now');
  // It was bought today, so all of it is unused; the bill has our own sum, as it was shown.
  expect(decodeURIComponent(change?.body ?? '')).toContain(
    'add_invoice_items[0][price_data][unit_amount]=-5500',
  );
});

test('a smaller plan follows at Stripe’s on what is paid for, and is taken back', async () => {
  const { id, userId, subscription } = await buildPayer();
  const basic = { plan: 'basic', period: 'monthly' };
  const { body } = await pay(userId, basic);
  expect(body).toMatchObject({ continueAt: null, subscription: { ...order, status: 'active', next: basic } });
  const schedule = stripe.thing(subscription['schedule']);
  expect(stripe.thing(schedule['next'])).toMatchObject({ unit_amount: 3500 });
  await tell('customer.subscription.updated', subscription);
  expect(await storedOf(id)).toMatchObject({ ...order, nextPlan: 'basic' });
  expect((await postAction(userId, 'resume')).body).toMatchObject({ ...order, status: 'active', next: null });
  expect(subscription['schedule']).toBeNull();
  await pay(userId, basic);
  expect((await postAction(userId, 'cancel')).body).toMatchObject({
    ...order,
    status: 'cancelled',
    next: null,
  });
  expect(subscription['schedule']).toBeNull();
});

test('what Stripe owes a company is its balance', async () => {
  const { userId, subscription } = await buildPayer();
  Object.assign(stripe.thing(subscription['customer']), { balance: -46_500 });
  await tell('customer.subscription.updated', subscription);
  expect(await read(userId)).toMatchObject({ balanceCents: 46_500 });
});

test('a company cancels and resumes at Stripe’s', async () => {
  const { userId, subscription } = await buildPayer();
  expect((await postAction(userId, 'cancel')).body).toMatchObject({ status: 'cancelled' });
  expect(subscription['cancel_at_period_end']).toBe(true);
  expect((await postAction(userId, 'resume')).body).toMatchObject({ status: 'active' });
  expect(subscription['cancel_at_period_end']).toBe(false);
  expect((await postAction(userId, 'portal')).body).toEqual({
    continueAt: expect.stringContaining('https://billing.stripe.example/cus_'),
  });
});

test('the portal is for those who have paid there', async () => {
  const { userId } = await buildCompany(db);
  expect(await postAction(userId, 'portal')).toMatchObject({
    status: 409,
    body: { code: 'paymentUnavailable' },
  });
});

test('a company that is erased pays nothing more at Stripe’s', async () => {
  const { userId, subscription } = await buildPayer();
  await db
    .update(users)
    .set({ eraseAt: new Date(0) })
    .where(eq(users.id, userId));
  await createErasePeopleJob(allPersonalData).run({}, services);
  await runJobs('forget-at-stripe');
  const customer = subscription['customer'] as string;
  expect(stripe.requests.findLast(({ method }) => method === 'DELETE')?.path).toBe(
    `/v1/customers/${customer}`,
  );
});

test('a card that is refused and a Stripe that is down are told apart', async () => {
  const { userId } = await buildPayer();
  stripe.fail = { status: 402, body: { error: { type: 'card_error', message: 'Declined' } } };
  const otherOrder = { plan: 'basic', period: 'yearly' };
  expect(await pay(userId, otherOrder)).toMatchObject({ status: 402, body: { code: 'paymentRefused' } });
  stripe.fail = { status: 401, body: { error: { type: 'invalid_request_error', message: 'Wrong key' } } };
  expect(await postAction(userId, 'cancel')).toMatchObject({ status: 503, body: { code: 'paymentAway' } });
  stripe.fail = null;
  expect(await read(userId)).toMatchObject({ ...order, status: 'active' });
});
