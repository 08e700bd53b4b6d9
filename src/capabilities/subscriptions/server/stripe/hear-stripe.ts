import { lt, sql } from 'drizzle-orm';
import type Stripe from 'stripe';
import type { Db } from '#server/database/db.ts';
import { answer, type Route } from '#server/http/answer.ts';
import type { Job } from '#server/jobs.ts';
import { hearStripe } from '#subscriptions/contract/subscriptions.ts';
import { stripeEvents } from '#subscriptions/server/tables.ts';
import { idOf } from './id-of.ts';
import { openStripe } from './open-stripe.ts';
import { takeOverInvoice, takeOverSubscription } from './take-over.ts';

/** Where Stripe has told us to look. */
interface Told {
  kind: 'subscription' | 'invoice';
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

const toldBy = ({ type, data }: Stripe.Event): Told | null => {
  const object = data.object as EventObject;
  const customerId = idOf(object.customer);
  if (!customerId) return null;
  if (isOfSubscription(type)) return { kind: 'subscription', id: object.id, customerId };
  if (type === 'invoice.paid') return { kind: 'invoice', id: object.id, customerId };
  const id = idOf(object.subscription);
  if (type === 'checkout.session.completed' && id) return { kind: 'subscription', id, customerId };
  return null;
};

export const hearStripeRoute: Route = answer(hearStripe, async ({ readRaw, signature, tools, refuse }) => {
  const { config, db, clock, jobs } = tools;
  if (!config.stripe) throw refuse('notFound');
  if (signature === null) throw refuse('wrongSignature');
  const stripe = await openStripe(config.stripe);
  const body = Buffer.from(await readRaw());
  let event: Stripe.Event;
  try {
    const { webhookSecret } = config.stripe;
    const receivedAt = clock.now().getTime();
    event = stripe.webhooks.constructEvent(
      body,
      signature,
      webhookSecret,
      TOLERANCE_SECONDS,
      undefined,
      receivedAt,
    );
  } catch {
    throw refuse('wrongSignature');
  }
  const told = toldBy(event);
  if (!told) return { outcome: 'ignored' as const };
  return db.transaction(async (transaction) => {
    const claimed = await transaction.insert(stripeEvents).values({ id: event.id }).onConflictDoNothing();
    if (claimed.rowCount === 0) return { outcome: 'known' as const };
    await jobs.add(transaction, followStripe.name, told);
    return { outcome: 'heard' as const };
  });
});

/** Looks where Stripe has told us to. */
export const followStripe: Job = {
  name: 'follow-stripe',
  async run(payload, tools) {
    if (!tools.config.stripe) return;
    const stripe = await openStripe(tools.config.stripe);
    const told = payload as Told;
    if (told.kind === 'invoice') await takeOverInvoice(tools, stripe, told);
    else await takeOverSubscription(tools, stripe, told);
  },
};

// Stripe tries for three days.
const KEPT_FOR = '30 days';

export const forgetOldStripeEvents = (db: Db) =>
  db.delete(stripeEvents).where(lt(stripeEvents.receivedAt, sql`now() - ${KEPT_FOR}::interval`));
