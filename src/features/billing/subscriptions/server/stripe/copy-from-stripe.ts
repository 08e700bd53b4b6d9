import { eq } from 'drizzle-orm';
import type Stripe from 'stripe';
import { mailReceiptJob } from '#features/billing/subscriptions/server/mail-receipt.ts';
import { issueReceipt } from '#features/billing/subscriptions/server/receipts.ts';
import type { SubscriptionRow } from '#features/billing/subscriptions/server/store.ts';
import { receipts, subscriptions } from '#features/billing/subscriptions/server/tables.ts';
import { updateSubscriptionAndNotify } from '#features/billing/subscriptions/server/update-subscription-and-notify.ts';
import type { Db } from '#server/database/db.ts';
import type { Services } from '#server/services/services.ts';
import { billLinesOfInvoice } from './invoice-lines.ts';
import { stripeIdOf } from './stripe-id.ts';
import { planOrderOfStripePrice } from './stripe-price.ts';
import { subscriptionFromStripe } from './subscription-from-stripe.ts';

const MOST_TRIES = 5;

const rowOfCustomer = async (db: Db, customerId: string): Promise<SubscriptionRow | undefined> => {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.stripeCustomerId, customerId));
  return row;
};

/** Stripe stores a customer's credit as a negative balance. */
const balanceOf = async (stripe: Stripe, customerId: string): Promise<number> => {
  const customer = await stripe.customers.retrieve(customerId);
  return customer.deleted ? 0 : Math.max(0, -(customer.balance ?? 0));
};

/**
 * Copies Stripe's present state into ours. Events come twice and in any order, so none is trusted: it only says
 * where to look. An earlier read that is slower to store finds the version changed, and reads again.
 */
export const copySubscriptionFromStripe = async (
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  stripe: Stripe,
  { id, customerId }: { id: string; customerId: string },
): Promise<void> => {
  const { db } = services;
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const row = await rowOfCustomer(db, customerId);
    if (!row) return;
    const remote = await stripe.subscriptions.retrieve(id);
    const subscription = subscriptionFromStripe(remote, row, services.clock.now());
    if (!subscription) return;
    const balanceCents = await balanceOf(stripe, customerId);
    const ids = { stripeSubscriptionId: remote.id, stripeCheckoutId: null };
    const isStored = await db.transaction((transaction) =>
      updateSubscriptionAndNotify(transaction, services, row, { ...subscription, balanceCents }, ids),
    );
    if (isStored) return;
  }
  throw new Error(`Stripe’s subscription ${id} changes faster than it can be stored`);
};

/** Our support may have changed a customer's balance at Stripe. */
export const copyCustomerFromStripe = async (
  services: Pick<Services, 'db' | 'clock' | 'jobs'>,
  stripe: Stripe,
  { customerId }: { customerId: string },
): Promise<void> => {
  const id = (await rowOfCustomer(services.db, customerId))?.stripeSubscriptionId;
  if (id) await copySubscriptionFromStripe(services, stripe, { id, customerId });
};

const lastLine = (invoice: Stripe.Invoice) =>
  invoice.lines.data.toSorted((a, b) => b.period.end - a.period.end)[0];

/** Issues an invoice of ours for each one paid at Stripe: once, and with the next number. */
export const copyInvoiceFromStripe = async (
  { db, clock, config, jobs }: Pick<Services, 'db' | 'clock' | 'config' | 'jobs'>,
  stripe: Stripe,
  { id, customerId }: { id: string; customerId: string },
): Promise<void> => {
  const row = await rowOfCustomer(db, customerId);
  const invoice = await stripe.invoices.retrieve(id);
  const subscriptionId = stripeIdOf(invoice.parent?.subscription_details?.subscription);
  const line = lastLine(invoice);
  if (!row || !line || !subscriptionId || invoice.status !== 'paid') return;
  const [item] = (await stripe.subscriptions.retrieve(subscriptionId)).items.data;
  if (!item) throw new Error(`Stripe’s invoice ${id} is for nothing`);
  const order = planOrderOfStripePrice(item.price);
  const lines = billLinesOfInvoice(invoice, order);
  // A trial begins with an empty bill.
  if (invoice.amount_paid === 0 && lines.length === 0) return;
  const payment = {
    ...order,
    companyId: row.companyId,
    stripeInvoiceId: id,
    amountCents: invoice.amount_paid,
    lines,
    paidFrom: new Date(line.period.start * 1e3),
    paidUntil: new Date(line.period.end * 1e3),
  };
  await db.transaction(async (transaction) => {
    // The lock admits one at a time for each company: a repeat finds the invoice.
    await transaction.select().from(subscriptions).where(eq(subscriptions.id, row.id)).for('update');
    const receiptCount = await transaction.$count(receipts, eq(receipts.stripeInvoiceId, id));
    if (receiptCount > 0) return;
    const receiptId = await issueReceipt(transaction, config, payment, clock.now());
    await jobs.add(transaction, mailReceiptJob.name, { id: receiptId });
  });
};
