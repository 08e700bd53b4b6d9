import { asc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buildCategory } from '#demo/builders/category.ts';
import { buildCompany, reloadCompany } from '#demo/builders/company.ts';
import { buildPicture } from '#demo/builders/picture.ts';
import { buildService } from '#demo/builders/service.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { buildUser } from '#demo/builders/user.ts';
import { addDays, DAY_MS, dayOf, noonOf } from '#kernel/calendar.ts';
import { testHost } from '#testing/host.ts';
import { endOfPeriodFrom } from './rules/subscription.ts';
import { endDueSubscriptionPeriodsJob } from './server/end-due-periods.ts';
import { receipts, subscriptions } from './server/tables.ts';

const { ask, db, services } = await testHost();

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
const order = { plan: 'professional', period: 'yearly' } as const;

const readAs = async (as: number) => (await ask('GET', '/api/subscription', { as })).body;
const payAs = (as: number, body: object = order, key?: string) =>
  ask('POST', '/api/subscription/payments', {
    as,
    body,
    headers: key ? { 'idempotency-key': key } : {},
  });
const receiptsOf = (companyId: number) =>
  db.select().from(receipts).where(eq(receipts.companyId, companyId)).orderBy(asc(receipts.id));
const storedOf = async (companyId: number) =>
  (await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId)))[0];
const moveOn = (now: Date) =>
  endDueSubscriptionPeriodsJob.run({}, { ...services, clock: { now: () => now } });

const billing = {
  name: 'Daach Norden',
  street: '1, Gréiweschgaass',
  postalCode: 'L-9050',
  city: 'Ettelbréck',
};

const strangers = [
  ['GET', '/api/subscription'],
  ['GET', '/api/subscription/preview?plan=basic&period=yearly'],
  ['POST', '/api/subscription/payments'],
  ['PATCH', '/api/subscription/billing'],
  ['POST', '/api/subscription/cancel'],
  ['POST', '/api/subscription/resume'],
  ['GET', '/api/receipts'],
] as const;

test.each(strangers)('%s %s is for companies', async (method, url) => {
  const client = await buildUser(db);
  const bodies = { '/api/subscription/payments': order, '/api/subscription/billing': billing };
  const body = (bodies as Record<string, object>)[url];
  expect((await ask(method, url, { body })).status).toBe(401);
  expect((await ask(method, url, { as: client.id, body })).status).toBe(403);
});

test('a company’s account without a company has nothing to pay for', async () => {
  const { id } = await buildUser(db, { userType: 'company' });
  const code = 'noCompany';
  expect(await ask('GET', '/api/subscription', { as: id })).toMatchObject({ status: 404, body: { code } });
  expect(await payAs(id)).toMatchObject({ status: 404, body: { code } });
  for (const action of ['cancel', 'resume']) {
    expect((await ask('POST', `/api/subscription/${action}`, { as: id })).status).toBe(404);
  }
});

test(
  'before the launch a payment is as if: it stores plan, period and renewal date, and a receipt of the demo',
  {
    meta: { requirements: ['PRICE-009'] },
  },
  async () => {
    const { id, userId } = await buildCompany(db);
    const { status, body } = await payAs(userId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      subscription: { ...order, status: 'active', payment: 'simulated' },
      continueAt: null,
    });
    const company = await reloadCompany(db, id);
    expect(company).toMatchObject({
      subscriptionStatus: 'active',
      subscriptionPlan: 'professional',
      placement: 1,
    });
    const paid = (await receiptsOf(id))[0];
    expect(paid).toMatchObject({ ...order, number: null, amountCents: 50_000, vatCents: 7_265 });
    expect(company.subscriptionRenewalDate).toEqual(paid?.paidUntil);
    expect(paid?.paidUntil).toEqual(endOfPeriodFrom(paid?.paidFrom as Date, 'yearly'));
  },
);

test(
  'the checkout has one call, of ours, and a company’s folders are everybody’s',
  {
    meta: { requirements: ['API-055'] },
  },
  async () => {
    const { paths } = (await ask('GET', '/api/openapi.json')).body as { paths: Record<string, object> };
    const calls = Object.keys(paths);
    expect(calls.filter((url) => /payment|checkout|charge/.test(url))).toEqual([
      '/api/subscription/payments',
    ]);
    expect(calls.filter((url) => /compan.*folder/.test(url))).toEqual([]);
    const { userId } = await buildCompany(db);
    expect((await payAs(userId)).body).toMatchObject({ continueAt: null });
    const folder = await ask('POST', '/api/folders', { as: userId, body: { name: 'Our own houses' } });
    expect(folder.status).toBe(201);
  },
);

test.each([
  [{}],
  [{ plan: 'gold', period: 'yearly' }],
  [{ plan: 'basic', period: 'weekly' }],
  [{ plan: 'basic' }],
])('an order that is none is refused: %j', async (body) => {
  const { id, userId } = await buildCompany(db);
  expect((await payAs(userId, body)).status).toBe(400);
  expect(await storedOf(id)).toBeUndefined();
});

test('what a browser says of price and status changes nothing', async () => {
  const { id, userId } = await buildCompany(db);
  const lies = { amountCents: 1, price: 0, status: 'cancelled', until: '2099-01-01T00:00:00.000Z' };
  await payAs(userId, { plan: 'premium', period: 'monthly', ...lies });
  const paid = await storedOf(id);
  expect(paid).toMatchObject({ status: 'active', plan: 'premium', period: 'monthly' });
  expect(paid?.until?.getTime()).toBeLessThan(inDays(32).getTime());
  expect(await receiptsOf(id)).toMatchObject([{ amountCents: 8_500 }]);
});

test('20 clicks and tabs at once pay once', async () => {
  const { id, userId } = await buildCompany(db);
  const responses = await Promise.all(Array.from({ length: 20 }, () => payAs(userId)));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await receiptsOf(id)).toHaveLength(1);
});

test('a repeated Idempotency-Key is answered as before, even after another order', async () => {
  const { id, userId } = await buildCompany(db);
  const first = await payAs(userId, order, 'one');
  await payAs(userId, { plan: 'premium', period: 'monthly' });
  expect((await payAs(userId, order, 'one')).body).toEqual(first.body);
  expect(await receiptsOf(id)).toHaveLength(2);
  expect(await readAs(userId)).toMatchObject({ plan: 'premium' });
});

test('who pays in the trial pays for the time after it', async () => {
  const trialEnd = inDays(9);
  const { companyId } = await buildSubscription(db, {
    status: 'trial',
    plan: null,
    period: null,
    until: trialEnd,
    trialUntil: trialEnd,
  });
  const { userId } = await reloadCompany(db, companyId);
  await payAs(userId, { plan: 'basic', period: 'yearly' });
  expect((await storedOf(companyId))?.until).toEqual(endOfPeriodFrom(trialEnd, 'yearly'));
  // The rest of the trial is theirs: the limits of Basic apply after it.
  expect(await readAs(userId)).toMatchObject({ plan: 'basic', limits: { plan: 'premium', services: null } });
});

const previewAs = async (as: number, query: string) =>
  (await ask('GET', `/api/subscription/preview?${query}`, { as })).body;
// Counts by the calendar: a hundred times 24 hours ago may be another day because of summer time.
const noonIn = (days: number) => noonOf(addDays(dayOf(new Date()), days));

test('another plan costs what was shown: what is unused is taken off, and is on the paper', async () => {
  const { companyId } = await buildSubscription(db, {
    paidFrom: noonIn(-100),
    until: noonIn(265),
    paidCents: 50_000,
  });
  const { userId } = await reloadCompany(db, companyId);
  const premium = { plan: 'premium', period: 'yearly' } as const;
  const shown = await previewAs(userId, 'plan=premium&period=yearly');
  expect(shown).toMatchObject({
    effect: 'now',
    isDownwards: false,
    dueCents: 80_000 - 36_301,
    lines: [
      { kind: 'plan', plan: 'premium', cents: 80_000 },
      { kind: 'unused', plan: 'professional', from: dayOf(new Date()), cents: -36_301 },
    ],
  });
  await payAs(userId, premium);
  const [paid] = await receiptsOf(companyId);
  expect(paid).toMatchObject({
    ...premium,
    amountCents: 43_699,
    lines: (shown as { lines: object[] }).lines,
  });
});

test('a smaller plan follows on what is paid for, and is undone by a click', async () => {
  const { companyId, until } = await buildSubscription(db);
  const { userId } = await reloadCompany(db, companyId);
  const basic = { plan: 'basic', period: 'monthly' } as const;
  expect(await previewAs(userId, 'plan=basic&period=monthly')).toMatchObject({
    effect: 'later',
    isDownwards: true,
    beginsOn: dayOf(until ?? new Date()),
    lines: [],
    dueCents: 0,
  });
  const { body } = await payAs(userId, basic);
  expect(body).toMatchObject({ subscription: { plan: 'professional', status: 'active', next: basic } });
  expect(await receiptsOf(companyId)).toEqual([]);
  const undone = await ask('POST', '/api/subscription/resume', { as: userId });
  expect(undone.body).toMatchObject({ plan: 'professional', status: 'active', next: null });
  await payAs(userId, basic);
  await moveOn(inDays(31));
  expect(await storedOf(companyId)).toMatchObject({ ...basic, status: 'past_due', nextPlan: null });
});

test('a smaller plan at once leaves a balance, which is used before money is taken', async () => {
  const { id, userId } = await buildCompany(db);
  await payAs(userId, { plan: 'premium', period: 'yearly' });
  const { body } = await payAs(userId, { plan: 'basic', period: 'monthly', begins: 'now' });
  expect(body).toMatchObject({ subscription: { plan: 'basic', balanceCents: 76_500 } });
  expect(await previewAs(userId, 'plan=professional&period=yearly')).toMatchObject({
    dueCents: 0,
    balanceCents: 30_000,
  });
  await payAs(userId, order);
  expect(await readAs(userId)).toMatchObject({ plan: 'professional', balanceCents: 30_000 });
  const amounts = (await receiptsOf(id)).map(({ amountCents }) => amountCents);
  expect(amounts).toEqual([80_000, 0, 0]);
});

test('who the invoice is for is asked before the first payment, and stands on the paper', async () => {
  const { id, userId } = await buildCompany(db, { address: null, postalCode: null, city: null });
  expect(await readAs(userId)).toMatchObject({ isBillable: false });
  expect(await payAs(userId)).toMatchObject({ status: 409, body: { code: 'noBillingAddress' } });
  expect(await receiptsOf(id)).toEqual([]);
  const half = await ask('PATCH', '/api/subscription/billing', {
    as: userId,
    body: { ...billing, street: ' ' },
  });
  expect(half).toMatchObject({ status: 400, body: { fields: { street: expect.any(String) } } });
  const response = await ask('PATCH', '/api/subscription/billing', { as: userId, body: billing });
  expect(response.body).toMatchObject({ billing, isBillable: true });
  await payAs(userId);
  expect(await receiptsOf(id)).toMatchObject([
    { buyer: { name: billing.name, address: '1, Gréiweschgaass\nL-9050 Ettelbréck' } },
  ]);
});

test('what changes at the same moment, in whatever order, is credited once', async () => {
  const { id, userId } = await buildCompany(db);
  await payAs(userId);
  const orders = ['basic', 'premium', 'professional', 'premium', 'basic'].map((plan) => ({
    plan,
    period: 'monthly',
    begins: 'now',
  }));
  await Promise.all(orders.map((body) => payAs(userId, body)));
  const row = await storedOf(id);
  const receivedCents = (await receiptsOf(id)).reduce((sum, { amountCents }) => sum + amountCents, 0);
  expect((row?.paidCents ?? 0) + (row?.balanceCents ?? 0)).toBe(receivedCents);
});

test('a company cancels at the end of what it paid for, and changes its mind', async () => {
  const { companyId, until } = await buildSubscription(db);
  const { userId } = await reloadCompany(db, companyId);
  const cancelled = await ask('POST', '/api/subscription/cancel', { as: userId });
  expect(cancelled).toMatchObject({
    status: 200,
    body: { status: 'cancelled', plan: 'professional', until: until?.toISOString() },
  });
  expect(await reloadCompany(db, companyId)).toMatchObject({ subscriptionRenewalDate: null, placement: 1 });
  const secondCancel = await ask('POST', '/api/subscription/cancel', { as: userId });
  expect(secondCancel).toMatchObject({ status: 409, body: { code: 'notCancellable' } });
  const resumed = await ask('POST', '/api/subscription/resume', { as: userId });
  expect(resumed.body).toMatchObject({ status: 'active', abilities: { mayCancel: true, mayResume: false } });
  const twice = await ask('POST', '/api/subscription/resume', { as: userId });
  expect(twice).toMatchObject({ status: 409, body: { code: 'notResumable' } });
});

test('the job moves on what has ended, and the directory follows', async () => {
  const paid = await buildSubscription(db, { plan: 'premium', until: inDays(1) });
  const trial = await buildSubscription(db, { status: 'trial', plan: null, period: null, until: inDays(1) });
  await moveOn(inDays(2));
  expect(await storedOf(paid.companyId)).toMatchObject({ status: 'past_due' });
  expect(await reloadCompany(db, paid.companyId)).toMatchObject({ placement: 2 });
  expect(await storedOf(trial.companyId)).toMatchObject({ status: 'none' });
  await moveOn(inDays(9));
  expect(await reloadCompany(db, paid.companyId)).toMatchObject({
    subscriptionStatus: 'ended',
    subscriptionPlan: null,
    placement: 0,
  });
});

test('ten instances that move on at once leave what one would', async () => {
  const rows = await Promise.all(
    Array.from({ length: 8 }, () => buildSubscription(db, { until: inDays(-1) })),
  );
  await Promise.all(Array.from({ length: 10 }, () => moveOn(new Date())));
  for (const { companyId } of rows) {
    expect(await storedOf(companyId)).toMatchObject({ status: 'past_due', version: 1 });
  }
});

test('the answer is right before the job has run', async () => {
  const { companyId } = await buildSubscription(db, { status: 'cancelled', until: inDays(-1) });
  const { userId } = await reloadCompany(db, companyId);
  expect(await readAs(userId)).toMatchObject({ status: 'ended', abilities: { mayCancel: false } });
});

interface Shown {
  services: unknown[];
  gallery: unknown[];
}

test('what a company added stays public with a smaller plan, and without any', async () => {
  const { companyId } = await buildSubscription(db, { plan: 'premium' });
  const { userId } = await reloadCompany(db, companyId);
  for (let count = 0; count < 4; count += 1) {
    await buildService(db, { companyId, categoryId: (await buildCategory(db)).id });
  }
  for (let count = 0; count < 7; count += 1) await buildPicture(db, { companyId });
  const shown = async () => {
    const company = (await ask('GET', `/api/companies/${companyId}`)).body as Shown;
    const services = (await ask('GET', `/api/companies/${companyId}/services`)).body as unknown[];
    const pictures = (await ask('GET', `/api/companies/${companyId}/gallery`)).body as unknown[];
    return [company.services.length, services.length, company.gallery.length, pictures.length];
  };
  expect(await shown()).toEqual([4, 4, 7, 7]);
  await payAs(userId, { plan: 'basic', period: 'yearly', begins: 'now' });
  await moveOn(inDays(2));
  expect(await shown()).toEqual([4, 4, 7, 7]);
  await moveOn(inDays(400));
  await moveOn(inDays(410));
  expect(await storedOf(companyId)).toMatchObject({ status: 'ended' });
  expect(await shown()).toEqual([4, 4, 7, 7]);
});

test('receipts are listed newest first, and nobody else’s', async () => {
  const [ownCompany, otherCompany] = [await buildCompany(db), await buildCompany(db)];
  await payAs(ownCompany.userId);
  await payAs(ownCompany.userId, { plan: 'premium', period: 'monthly' });
  await payAs(otherCompany.userId);
  const listed = await ask('GET', '/api/receipts', { as: ownCompany.userId });
  // The rest of the year pays for it.
  expect(listed.body).toMatchObject([
    { plan: 'premium', number: null, amountCents: 0 },
    { plan: 'professional', number: null },
  ]);
});

test('without Stripe its webhook and its pages are not there', async () => {
  const { userId } = await buildCompany(db);
  const response = await ask('POST', '/api/stripe/events', { body: {} });
  expect(response).toMatchObject({ status: 404, body: { code: 'notFound' } });
  const portal = await ask('POST', '/api/subscription/portal', { as: userId });
  expect(portal).toMatchObject({ status: 409, body: { code: 'paymentUnavailable' } });
});

test('a company that joins has its trial, whatever plan and status it names', async () => {
  const { body } = await ask('POST', '/api/register', {
    body: {
      username: 'daach-norden',
      email: 'daach@norden.example',
      password: 'moien-2026-norden',
      confirmPassword: 'moien-2026-norden',
      phoneNumber: '+352 621 000 111',
      userType: 'company',
      companyName: 'Daach Norden',
      vatNumber: 'LU12345613',
      subscriptionPlan: 'premium',
      subscriptionStatus: 'active',
      plan: 'premium',
      status: 'active',
    },
  });
  const { id } = body as { id: number };
  expect(await readAs(id)).toMatchObject({
    status: 'trial',
    plan: null,
    period: null,
    limits: {
      plan: 'premium',
      services: null,
    },
  });
});

test('a trial ends, whether a number is proved, waits or was never given (m8)', async () => {
  const joined = await Promise.all(
    [{ companyName: 'Ouni Nummer' }, { companyName: 'Mat Nummer', vatNumber: 'LU12345613' }].map(
      async (company, index) => {
        const { body } = await ask('POST', '/api/register', {
          body: {
            username: `trial-${index}`,
            email: `trial-${index}@mail.example`,
            password: 'moien-2026-norden',
            confirmPassword: 'moien-2026-norden',
            phoneNumber: '+352 621 000 111',
            userType: 'company',
            ...company,
          },
        });
        return (body as { id: number }).id;
      },
    ),
  );
  const proved = await buildSubscription(db, {
    status: 'trial',
    plan: null,
    period: null,
    until: inDays(14),
  });
  const { userId } = await reloadCompany(db, proved.companyId);
  const clock = services.clock;
  try {
    for (const [days, state] of [
      [13, { status: 'trial', limits: { plan: 'premium' } }],
      [15, { status: 'none', limits: { plan: null } }],
      [30, { status: 'none', limits: { plan: null } }],
    ] as const) {
      services.clock = { now: () => inDays(days) };
      await moveOn(inDays(days));
      for (const id of [...joined, userId]) expect(await readAs(id), `${days} days`).toMatchObject(state);
    }
  } finally {
    services.clock = clock;
  }
});
