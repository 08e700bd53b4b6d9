import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { stripeHost } from '#testing/stripe-host.ts';

const { ask, buildPayer, db, pay, receiptsOf, storedOf, stripe, tell } = await stripeHost();

interface Shown {
  effect: string;
  lines: { kind: string; cents: number }[];
  dueCents: number;
  balanceCents: number;
}

const preview = async (as: number, plan: string, more = '') =>
  ask('GET', `/api/subscription/preview?plan=${plan}&period=monthly${more}`, { as });
const shown = async (...parameters: Parameters<typeof preview>) =>
  (await preview(...parameters)).body as Shown;
const lastBill = () => stripe.ofKind('invoice').at(-1);
const premium = { plan: 'premium', period: 'monthly' } as const;
const requestedChanges = () =>
  stripe.requests.filter(({ method, path }) => method === 'POST' && path.startsWith('/v1/subscriptions/'));

test('on any way through the plans Stripe bills, line by line, what was shown before', async () => {
  const { id, userId } = await buildPayer();
  for (const [plan, begins] of [
    ['premium', undefined],
    ['basic', 'now'],
    ['professional', undefined],
    ['premium', undefined],
  ] as const) {
    const { lines, dueCents, balanceCents } = await shown(userId, plan, begins ? `&begins=${begins}` : '');
    const order = { plan, period: 'monthly', ...(begins && { begins }) };
    expect(await pay(userId, { ...order, dueCents })).toMatchObject({ status: 201 });
    const bill = lastBill();
    expect(bill).toMatchObject({ amount_paid: dueCents });
    expect(await storedOf(id)).toMatchObject({ plan, balanceCents });
    if (bill) await tell('invoice.paid', bill);
    const receiptRow = (await receiptsOf(id)).find((row) => row.stripeInvoiceId === bill?.id);
    expect(receiptRow).toMatchObject({ plan, amountCents: dueCents });
    const cents = (list: readonly { kind: string; cents: number }[] | null | undefined) =>
      list?.map((line) => [line.kind, line.cents]);
    expect(cents(receiptRow?.lines)).toEqual(cents(lines));
  }
});

test('what the balance holds is taken before any money, and what is left of it is the same at both', async () => {
  const { id, userId, subscription } = await buildPayer();
  Object.assign(stripe.thing(subscription['customer']), { balance: -20_000 });
  // Changed by hand there, without an event: it is found when the bill is compared.
  const change = await shown(userId, 'premium');
  expect(change).toMatchObject({ dueCents: 0, balanceCents: 17_000 });
  expect(change.lines.map(({ kind, cents }) => [kind, cents])).toEqual([
    ['plan', 8_500],
    ['unused', -5_500],
    ['balance', -3_000],
  ]);
  expect((await pay(userId, { ...premium, dueCents: 0 })).status).toBe(201);
  expect(stripe.thing(subscription['customer'])['balance']).toBe(-17_000);
  expect(await storedOf(id)).toMatchObject({ balanceCents: 17_000 });
});

test('a balance that was changed at Stripe’s is known as soon as Stripe tells of it', async () => {
  const { id, subscription } = await buildPayer();
  const customer = stripe.thing(subscription['customer']);
  Object.assign(customer, { balance: -1_234 });
  await tell('customer.updated', customer);
  expect(await storedOf(id)).toMatchObject({ balanceCents: 1_234 });
});

test('where Stripe would take another sum, none is shown and nothing is taken', async () => {
  const { id, userId } = await buildPayer();
  const previous = await storedOf(id);
  const changeCount = requestedChanges().length;
  stripe.unknownItem = 700;
  expect(await preview(userId, 'premium')).toMatchObject({ status: 409, body: { code: 'billDiffers' } });
  expect(await pay(userId, premium)).toMatchObject({ status: 409, body: { code: 'billDiffers' } });
  stripe.unknownItem = 0;
  expect(requestedChanges()).toHaveLength(changeCount);
  expect(await storedOf(id)).toMatchObject({ plan: previous?.plan, paidCents: previous?.paidCents });
  expect(await shown(userId, 'premium')).toMatchObject({ dueCents: 3_000 });
});

test('where Stripe cannot be reached no sum is shown and nothing changes', async () => {
  const { id, userId } = await buildPayer();
  const previous = await storedOf(id);
  stripe.fail = { status: 503, body: { error: { type: 'api_error', message: 'Down' } } };
  expect(await preview(userId, 'premium')).toMatchObject({ status: 503, body: { code: 'paymentAway' } });
  expect(await pay(userId, premium)).toMatchObject({ status: 503, body: { code: 'paymentAway' } });
  stripe.fail = null;
  expect(await storedOf(id)).toMatchObject({ plan: previous?.plan, paidCents: previous?.paidCents });
});

test('who was shown another sum pays none', async () => {
  const { userId } = await buildPayer();
  const changeCount = requestedChanges().length;
  const response = await pay(userId, { ...premium, dueCents: 2_999 });
  expect(response).toMatchObject({ status: 409, body: { code: 'billDiffers' } });
  expect(requestedChanges()).toHaveLength(changeCount);
});

test('a card that is refused loses nothing: the next try takes the same off', async () => {
  const { userId } = await buildPayer();
  stripe.failOn = /^POST \/v1\/subscriptions\//;
  expect(await pay(userId, premium)).toMatchObject({ status: 402, body: { code: 'paymentRefused' } });
  stripe.failOn = null;
  expect((await pay(userId, premium)).status).toBe(201);
  expect(lastBill()).toMatchObject({ amount_paid: 3_000 });
  const keys = requestedChanges().map(({ headers }) => headers['idempotency-key']);
  expect(new Set(keys.slice(-2)).size).toBe(2);
});

test('two tabs that change at once are billed once', async () => {
  const { userId } = await buildPayer();
  const bills = stripe.ofKind('invoice').length;
  const responses = await Promise.all([pay(userId, premium), pay(userId, premium)]);
  expect(responses.map(({ status }) => status)).toEqual([201, 201]);
  expect(stripe.ofKind('invoice')).toHaveLength(bills + 1);
});

test('what was paid as if, before Stripe, is worth nothing there and not said to be', async () => {
  const company = await buildCompany(db);
  await buildSubscription(db, { companyId: company.id, balanceCents: 900, paidCents: 50_000 });
  for (const plan of ['premium', 'basic'])
    expect(await shown(company.userId, plan)).toMatchObject({
      effect: 'now',
      dueCents: plan === 'premium' ? 8_500 : 3_500,
      lines: [{ kind: 'plan' }],
    });
  const { body } = await ask('GET', '/api/subscription', { as: company.userId });
  expect(body).toMatchObject({ balanceCents: 0 });
});
