import { eq } from 'drizzle-orm';
import { buildCompany } from '#demo/builders/company.ts';
import type { PlanOrder } from '#features/billing/subscriptions/rules/subscription.ts';
import { subscriptionJobs } from '#features/billing/subscriptions/server/index.ts';
import { receipts, subscriptions } from '#features/billing/subscriptions/server/tables.ts';
import { liveSettings, testHost } from './host.ts';
import { stripeStandIn } from './stripe-stand-in.ts';

const order: PlanOrder = { plan: 'professional', period: 'monthly' };

/** This operator issues the invoices of the tests. */
export const operatorAccount = {
  OPERATOR_NAME: 'Giewel S.à r.l.',
  OPERATOR_ADDRESS: '1, rue du Fossé, L-1536 Luxembourg',
  OPERATOR_REGISTRATION: 'B123456',
  OPERATOR_VAT: 'LU12345613',
};

/**
 * Starts a host with Stripe set up, launched by default, and with calls that companies make there. Call it at the
 * top of the file.
 */
export const stripeHost = async (env: Record<string, string> = { ...liveSettings, ...operatorAccount }) => {
  const stripe = await stripeStandIn();
  const host = await testHost({ env: { ...stripe.settings, ...env } });
  const { ask, app, db, pool, services } = host;

  const pay = (as: number, body: object = order) => ask('POST', '/api/subscription/payments', { as, body });

  /** Returns the address at which the company pays. */
  const addressOf = async (as: number, body: object = order) =>
    ((await pay(as, body)).body as { continueAt: string }).continueAt;

  const post = (payload: string, signature = stripe.sign(payload)) =>
    app.inject({
      method: 'POST',
      url: '/api/stripe/events',
      payload,
      headers: {
        'content-type': 'application/json',
        ...(signature && { 'stripe-signature': signature }),
      },
    });

  /** Runs the waiting jobs. */
  const runJobs = async (jobName: string) => {
    const { rows } = await pool.query<{ payload: object }>(
      `delete from pgboss.job where data ->> 'kind' = $1 returning data -> 'payload' as payload`,
      [jobName],
    );
    const job = subscriptionJobs.find(({ name }) => name === jobName);
    await Promise.all(rows.map(async ({ payload }) => job?.run(payload, services)));
  };

  const followUp = () => runJobs('follow-stripe');

  const sendEvent = async (type: string, subject: { id: string }) => {
    await post(stripe.event(type, subject));
    await followUp();
  };

  /** Builds a company that has paid at Stripe, known here by Stripe's event. */
  const buildPayer = async () => {
    const company = await buildCompany(db);
    const { session, subscription } = stripe.pay(await addressOf(company.userId));
    await sendEvent('checkout.session.completed', session);
    return { ...company, subscription };
  };

  const storedOf = async (companyId: number) =>
    (await db.select().from(subscriptions).where(eq(subscriptions.companyId, companyId)))[0];

  const receiptsOf = (companyId: number) =>
    db.select().from(receipts).where(eq(receipts.companyId, companyId));

  return {
    ...host,
    stripe,
    order,
    pay,
    addressOf,
    post,
    runJobs,
    followUp,
    tell: sendEvent,
    buildPayer,
    storedOf,
    receiptsOf,
  };
};
