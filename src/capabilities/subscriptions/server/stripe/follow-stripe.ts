import { lt, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import { RETENTION_DAYS } from '#kernel/retention.ts';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { Job } from '#server/jobs.ts';
import { receiveStripeEvent } from '#subscriptions/contract/subscriptions.ts';
import { stripeEvents } from '#subscriptions/server/tables.ts';
import {
  copyCustomerFromStripe,
  copyInvoiceFromStripe,
  copySubscriptionFromStripe,
} from './copy-from-stripe.ts';
import { openStripe } from './open-stripe.ts';
import { stripeId } from './stripe-id.ts';

/** What an event of Stripe's says has changed. Its contents are read from Stripe, not from the event. */
interface StripeNews {
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

const newsIn = ({ type, data }: Stripe.Event): StripeNews | null => {
  const object = data.object as EventObject;
  if (type === 'customer.updated') return { kind: 'customer', id: object.id, customerId: object.id };
  const customerId = stripeId(object.customer);
  if (!customerId) return null;
  if (isOfSubscription(type)) return { kind: 'subscription', id: object.id, customerId };
  if (type === 'invoice.paid') return { kind: 'invoice', id: object.id, customerId };
  const id = stripeId(object.subscription);
  if (type === 'checkout.session.completed' && id) return { kind: 'subscription', id, customerId };
  return null;
};

/** What the first of several secrets opens. */
const firstOf = (secrets: readonly string[], open: (secret: string) => Stripe.Event) => {
  for (const secret of secrets) {
    try {
      return open(secret);
    } catch {
      // Another one may have signed it.
    }
  }
  return null;
};

export const stripeWebhookRoute: Route = answer(
  receiveStripeEvent,
  async ({ readRaw, signature, tools, refuse }) => {
    const { config, db, clock, jobs } = tools;
    if (!config.stripe) throw refuse('notFound');
    if (signature === null) throw refuse('wrongSignature');
    const stripe = await openStripe(config.stripe);
    const body = Buffer.from(await readRaw());
    const receivedAt = clock.now().getTime();
    const event = firstOf(config.stripe.webhookSecrets, (secret) =>
      stripe.webhooks.constructEvent(body, signature, secret, TOLERANCE_SECONDS, undefined, receivedAt),
    );
    if (!event) throw refuse('wrongSignature');
    const told = newsIn(event);
    if (!told) return { outcome: 'ignored' as const };
    return db.transaction(async (transaction) => {
      const claimed = await transaction.insert(stripeEvents).values({ id: event.id }).onConflictDoNothing();
      if (claimed.rowCount === 0) return { outcome: 'known' as const };
      await jobs.add(transaction, followStripeJob.name, told);
      return { outcome: 'heard' as const };
    });
  },
);

/** Reads from Stripe what an event said has changed. */
export const followStripeJob: Job = {
  name: 'follow-stripe',
  async run(payload, tools) {
    if (!tools.config.stripe) return;
    const stripe = await openStripe(tools.config.stripe);
    const told = payload as StripeNews;
    if (told.kind === 'invoice') await copyInvoiceFromStripe(tools, stripe, told);
    else if (told.kind === 'customer') await copyCustomerFromStripe(tools, stripe, told);
    else await copySubscriptionFromStripe(tools, stripe, told);
  },
};

// Stripe tries for three days.

export const forgetOldStripeEvents = (db: Db) =>
  db
    .delete(stripeEvents)
    .where(lt(stripeEvents.receivedAt, sql`now() - make_interval(days => ${RETENTION_DAYS.stripeEvents})`));
