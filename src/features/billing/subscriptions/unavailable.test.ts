import { expect, test } from 'vitest';
import { buildCompany } from '#demo/builders/company.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { liveSettings, testHost } from '#testing/host.ts';
import { receipts, subscriptions } from './server/tables.ts';

const { ask, db } = await testHost({ env: liveSettings, withPages: true });

test('after the launch nothing is paid for as if: without Stripe there is no payment', async () => {
  const { userId } = await buildCompany(db);
  const body = { plan: 'premium', period: 'yearly' };
  expect(await ask('POST', '/api/subscription/payments', { as: userId, body })).toMatchObject({
    status: 409,
    body: { code: 'paymentUnavailable', message: 'Payment isn’t available at the moment.' },
  });
  expect((await ask('GET', '/api/subscription', { as: userId })).body).toMatchObject({
    status: 'none',
    payment: 'unavailable',
  });
  expect(await db.select().from(subscriptions)).toEqual([]);
  expect(await db.select().from(receipts)).toEqual([]);
});

test('its page then says so, with the way on, and offers nothing that cannot be had', async () => {
  const { userId } = await buildCompany(db);
  const { status, text } = await ask('GET', '/payment?plan=premium', { as: userId });
  const [main = ''] = /<main[^]*<\/main>/.exec(text) ?? [];
  expect(status).toBe(200);
  expect(main).toContain('Payment isn’t available');
  expect(main).toMatch(/href="\/company-dashboard"[^>]*>.*Go to Dashboard/);
  expect(main).not.toMatch(/Monthly|Yearly|Save up to/);
});

test('to a company on trial it says so first, and until when (company 36)', async () => {
  const { id: companyId, userId } = await buildCompany(db);
  const until = new Date('2099-01-15T12:00:00Z');
  await buildSubscription(db, { companyId, status: 'trial', plan: null, period: null, until });
  const { text } = await ask('GET', '/payment?plan=premium', { as: userId });
  const [main = ''] = /<main[^]*<\/main>/.exec(text) ?? [];
  expect(main).toContain('Your 14-day free trial has started');
  expect(main).toContain('Your trial runs until 15 January 2099');
  expect(main).not.toContain('Payment isn’t available');
});

test('nor do the plans offer it: they say what is so (S7)', async () => {
  const { userId } = await buildCompany(db);
  const open = async (address: string) => {
    const { text } = await ask('GET', address, { as: userId });
    return /<main[^]*<\/main>/.exec(text)?.[0] ?? '';
  };
  const plans = await open('/subscription-plans');
  expect(plans).toContain('You can’t pay for plans at the moment.');
  expect(plans).toContain('€55');
  expect(plans).not.toMatch(/href="\/payment|Choose Professional/);
  const desk = await open('/company-dashboard?tab=subscription');
  expect(desk).toContain('You can’t pay for plans at the moment.');
  expect(desk).not.toContain('href="/subscription-plans"');
});
