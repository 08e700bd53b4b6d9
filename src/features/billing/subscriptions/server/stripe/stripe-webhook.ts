import { lt, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { receiveStripeEvent } from '#features/billing/subscriptions/contract/subscriptions.ts';
import { stripeEvents } from '#features/billing/subscriptions/server/tables.ts';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { type EndpointRoute, handle } from '#server/http/handle.ts';
import type { JobDefinition } from '#server/jobs/job-worker.ts';
import {
  copyCustomerFromStripe,
  copyInvoiceFromStripe,
  copySubscriptionFromStripe,
} from './copy-from-stripe.ts';
import { createStripeClient } from './create-stripe-client.ts';
import { stripeIdOf } from './stripe-id.ts';

/** An event of Stripe only names the changed object. Its contents are read from Stripe. */
interface StripeChange {
  kind: 'subscription' | 'invoice' | 'customer';
  id: string;
  customerId: string;
}

interface EventObject {
  id: string;
  customer?: string | { id: string } | null;
  subscription?: string | { id: string } | null;
}

const TOLERANCE_SECONDS = 300;

const isOfSubscription = (type: string) => type.startsWith('customer.subscription.');

const changeIn = ({ type, data }: Stripe.Event): StripeChange | null => {
  const object = data.object as EventObject;
  if (type === 'customer.updated') return { kind: 'customer', id: object.id, customerId: object.id };
  const customerId = stripeIdOf(object.customer);
  if (!customerId) return null;
  if (isOfSubscription(type)) return { kind: 'subscription', id: object.id, customerId };
  if (type === 'invoice.paid') return { kind: 'invoice', id: object.id, customerId };
  const id = stripeIdOf(object.subscription);
  if (type === 'checkout.session.completed' && id) return { kind: 'subscription', id, customerId };
  return null;
};

/** Several secrets may be valid at a time: the first that fits opens the event. */
const firstOf = (secrets: readonly string[], open: (secret: string) => Stripe.Event) => {
  for (const secret of secrets) {
    try {
      return open(secret);
    } catch {
      // Another secret may have signed it.
    }
  }
  return null;
};

export const stripeWebhookRoute: EndpointRoute = handle(
  receiveStripeEvent,
  async ({ readRaw, signature, services, refuse }) => {
    const { config, db, clock, jobs } = services;
    if (!config.stripe) throw refuse('notFound');
    if (signature === null) throw refuse('wrongSignature');
    const stripe = await createStripeClient(config.stripe);
    const body = Buffer.from(await readRaw());
    const receivedAt = clock.now().getTime();
    const event = firstOf(config.stripe.webhookSecrets, (secret) =>
      stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt),
    );
    if (!event) throw refuse('wrongSignature');
    const change = changeIn(event);
    if (!change) return { outcome: 'ignored' as const };
    return db.transaction(async (transaction) => {
      const claimed = await transaction.insert(stripeEvents).values({ id: event.id }).onConflictDoNothing();
      if (claimed.rowCount === 0) return { outcome: 'known' as const };
      await jobs.add(transaction, handleStripeEventJob.name, change);
      return { outcome: 'heard' as const };
    });
  },
);

/** Reads the changed object of an event from Stripe. */
export const handleStripeEventJob: JobDefinition = {
  name: 'follow-stripe',
  async run(payload, services) {
    if (!services.config.stripe) return;
    const stripe = await createStripeClient(services.config.stripe);
    const change = payload as StripeChange;
    if (change.kind === 'invoice') await copyInvoiceFromStripe(services, stripe, change);
    else if (change.kind === 'customer') await copyCustomerFromStripe(services, stripe, change);
    else await copySubscriptionFromStripe(services, stripe, change);
  },
};

// Stripe retries for three days.

export const forgetOldStripeEvents = (db: Db) =>
  db
    .delete(stripeEvents)
    .where(lt(stripeEvents.receivedAt, sql`now() - make_interval(days => ${RETENTION_DAYS.stripeEvents})`));
