import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { allPersonalData } from '#app/registry.ts';
import { buildCompany } from '#demo/builders/company.ts';
import { buildSubscription } from '#demo/builders/subscription.ts';
import { users } from '#features/accounts/core/server/tables.ts';
import { createErasePeopleJob } from '#features/accounts/settings/server/index.ts';
import { storedJobsSql } from '#server/jobs/stored-jobs.ts';
import { testHost } from '#testing/host.ts';
import { stripeHost } from '#testing/stripe-host.ts';
import { payBackBalancesJob } from './server/pay-back-balances.ts';
import { payouts, subscriptions } from './server/tables.ts';

const simulated = await testHost();
const paid = await stripeHost();

const HOUR = 3_600_000;

type Host = Pick<typeof simulated, 'db'>;

const buildEnding = async (
  { db }: Host,
  inHours: number,
  balanceCents: number,
  stripeCustomerId?: string,
) => {
  const company = await buildCompany(db);
  await buildSubscription(db, { companyId: company.id, balanceCents });
  if (stripeCustomerId)
    await db.update(subscriptions).set({ stripeCustomerId }).where(eq(subscriptions.companyId, company.id));
  const eraseAt = new Date(Date.now() + inHours * HOUR);
  const [owner] = await db.update(users).set({ eraseAt }).where(eq(users.id, company.userId)).returning();
  return { ...company, email: owner?.email };
};
const payoutsOf = ({ db }: Host, companyId: number) =>
  db.select().from(payouts).where(eq(payouts.companyId, companyId));
const late = 'We haven’t been able to refund your balance yet';
const emailsTo = async (
  to: string | undefined,
  { pool }: Pick<typeof simulated, 'pool'> = simulated,
  subject = 'We’re refunding your balance',
) => {
  const { rows } = await pool.query<{ lines: string[] }>(
    `select payload -> 'letter' -> 'paragraphs' as lines from ${storedJobsSql} jobs
     where payload ->> 'to' = $1 and payload -> 'letter' ->> 'subject' = $2`,
    [to, subject],
  );
  return rows.map(({ lines }) => lines);
};

test('what stands as balance is paid back once within the last day, with a line and a mail', async () => {
  const ending = await buildEnding(simulated, 20, 12_345);
  const later = await buildEnding(simulated, 48, 500);
  await Promise.all(Array.from({ length: 15 }, () => payBackBalancesJob.run({}, simulated.services)));
  expect(await payoutsOf(simulated, ending.id)).toMatchObject([
    { amountCents: 12_345, stripeCustomerId: null },
  ]);
  expect(await emailsTo(ending.email)).toEqual([
    ['Your balance: €123.45.', expect.stringContaining('You didn’t pay any money')],
  ]);
  expect(await payoutsOf(simulated, later.id)).toEqual([]);
  const { body } = await simulated.ask('GET', '/api/subscription', { as: ending.userId });
  expect(body).toMatchObject({ balanceCents: 0 });
});

test('who was to be forgotten while nobody was there is paid back first, and forgotten then', async () => {
  const { db, services } = simulated;
  const late = await buildEnding(simulated, -30, 4_200);
  const erase = () => createErasePeopleJob(allPersonalData).run({}, services);
  const erasedAt = async () =>
    (await db.select().from(users).where(eq(users.id, late.userId)))[0]?.erasedAt ?? null;
  await erase();
  expect(await erasedAt()).toBeNull();
  await payBackBalancesJob.run({}, services);
  expect(await emailsTo(late.email)).toHaveLength(1);
  await erase();
  expect(await erasedAt()).not.toBeNull();
  expect(await db.$count(payouts, eq(payouts.amountCents, 4_200))).toBe(1);
});

test('it is said before the account is deleted', async () => {
  const { userId } = await buildEnding(simulated, 48, 700);
  expect(await simulated.ask('GET', '/api/user/deletion', { as: userId })).toMatchObject({
    body: { paysBackCents: 700 },
  });
});

test('at Stripe it goes back to the card as far as payments reach, and off the balance there', async () => {
  const { stripe, runJobs, services } = paid;
  const old = stripe.charge('cus_ending', 5_000);
  const latest = stripe.charge('cus_ending', 9_000);
  stripe.charge('cus_other', 9_000);
  const { id } = await buildEnding(paid, 2, 6_000, 'cus_ending');
  await payBackBalancesJob.run({}, services);
  await runJobs('refund-at-stripe');
  const refunds = stripe.ofKind('refund').map(({ charge, amount }) => [charge, amount]);
  expect(refunds.reduce((sum, [, amount]) => sum + Number(amount), 0)).toBe(6_000);
  expect([old.id, latest.id]).toEqual(expect.arrayContaining(refunds.map(([charge]) => charge)));
  expect(stripe.ofKind('balance')).toMatchObject([{ amount: 6_000 }]);
  expect(await payoutsOf(paid, id)).toMatchObject([{ amountCents: 6_000, refundedCents: 6_000 }]);
});

test('what no payment covers stays open in its line, and its owner is asked where it is to go', async () => {
  const { stripe, runJobs, services } = paid;
  stripe.charge('cus_partly', 1_000);
  const { id, email } = await buildEnding(paid, 2, 1_500, 'cus_partly');
  await payBackBalancesJob.run({}, services);
  await runJobs('refund-at-stripe');
  expect(await payoutsOf(paid, id)).toMatchObject([{ amountCents: 1_500, refundedCents: 1_000 }]);
  expect(await emailsTo(email, paid)).toEqual([
    [expect.stringContaining('€10.00'), expect.stringContaining('card'), expect.stringContaining('€5.00')],
  ]);
});

test('while Stripe is down the money is kept, tried again and told of; the account goes after it', async () => {
  const { stripe, runJobs, services, db } = paid;
  stripe.charge('cus_down', 3_000);
  const { id, userId, email } = await buildEnding(paid, 2, 3_000, 'cus_down');
  const erase = () => createErasePeopleJob(allPersonalData).run({}, services);
  const erasedAt = async () =>
    (await db.select().from(users).where(eq(users.id, userId)))[0]?.erasedAt ?? null;
  const passes = async (hours: number) => {
    await db
      .update(payouts)
      .set({ issuedAt: new Date(Date.now() - hours * HOUR) })
      .where(eq(payouts.companyId, id));
    await db
      .update(users)
      .set({ eraseAt: new Date(Date.now() + (2 - hours) * HOUR) })
      .where(eq(users.id, userId));
  };
  stripe.fail = { status: 503, body: { error: { type: 'api_error', message: 'Down' } } };
  await payBackBalancesJob.run({}, services);
  await expect(runJobs('refund-at-stripe')).rejects.toThrow();
  expect(await emailsTo(email, paid)).toEqual([]);
  expect((await paid.ask('GET', '/api/user/deletion', { as: userId })).body).toMatchObject({
    paysBackCents: 3_000,
  });
  await passes(1.5);
  await expect(payBackBalancesJob.run({}, services)).rejects.toThrow();
  expect(await emailsTo(email, paid, late)).toEqual([]);
  for (const hours of [3, 80]) {
    await passes(hours);
    await expect(payBackBalancesJob.run({}, services)).rejects.toThrow();
    await erase();
  }
  expect(await erasedAt()).toBeNull();
  expect(await emailsTo(email, paid, late)).toEqual([
    [expect.stringContaining('€30.00'), expect.stringContaining('We’ll keep your account until')],
  ]);
  stripe.fail = null;
  await Promise.all([payBackBalancesJob.run({}, services), payBackBalancesJob.run({}, services)]);
  expect(stripe.ofKind('refund').filter(({ amount }) => amount === 3_000)).toHaveLength(1);
  expect(stripe.ofKind('balance').filter(({ customer }) => customer === 'cus_down')).toHaveLength(1);
  expect(await payoutsOf(paid, id)).toMatchObject([{ refundedCents: 3_000 }]);
  expect(await emailsTo(email, paid)).toEqual([
    [expect.stringContaining('€30.00'), expect.stringContaining('card')],
  ]);
  await erase();
  expect(await erasedAt()).not.toBeNull();
});
