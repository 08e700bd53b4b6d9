import { createHmac } from 'node:crypto';
import { standIn } from './stand-in.ts';
import {
  createStripeObjects,
  listOf,
  MONTH_SECONDS,
  periodFrom,
  respondTo,
  type StripeObject,
  type StripeObjects,
  secondsOf,
} from './stripe-objects.ts';

const SECRET = 'whsec_stand_in';

interface StandInState {
  /** Stripe adds this to every bill, unknown to Giewel. */
  unknownItem: number;
  /** All calls get this response while it is set. */
  fail: { status: number; body: object } | null;
  /** The card is refused in these calls, and others succeed. */
  failOn: RegExp | null;
}

/** Responds as Stripe does: a call repeated under its key gets the first response. */
const serve = async (objects: StripeObjects, state: StandInState) => {
  const server = await standIn();
  const responsesByKey = new Map<string, object>();
  server.respond = ({ method, path: address, body, headers }) => {
    if (state.fail) return state.fail;
    if (state.failOn?.test(`${method} ${address}`))
      return { status: 402, body: { error: { type: 'card_error', message: 'Declined' } } };
    const key = String(headers['idempotency-key'] ?? `unnamed ${server.requests.length}`);
    const [path = '', query = ''] = address.split('?');
    try {
      const fields = Object.fromEntries(new URLSearchParams(query || body));
      const callFields = { ...fields, unknownItem: String(state.unknownItem) };
      const reply = responsesByKey.get(key) ?? respondTo(objects, `${method} ${path}`, callFields);
      responsesByKey.set(key, reply);
      return { body: reply };
    } catch (error) {
      return { status: 404, body: { error: { type: 'invalid_request_error', message: String(error) } } };
    }
  };
  return server;
};

const sign = (payload: string, date = new Date(), secret = SECRET) => {
  const time = secondsOf(date);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
};

/** Pays on the page of this address. */
const payOn = (objects: StripeObjects, url: string) => {
  const session = objects.get(url.split('/').at(-1));
  const begins = secondsOf(new Date());
  const trialEnd = session['trialEnd'] as number | null;
  const item: StripeObject = {
    id: `si_${session.id}`,
    price: objects.get(session['price']),
    current_period_start: begins,
    current_period_end: trialEnd ?? begins + MONTH_SECONDS,
  };
  const subscription = objects.make('sub', {
    object: 'subscription',
    customer: session['customer'],
    cancel_at: null,
    items: listOf([item]),
    status: trialEnd ? 'trialing' : 'active',
    cancel_at_period_end: false,
  });
  Object.assign(session, { status: 'complete', subscription: subscription.id });
  return { session, subscription };
};

/** Makes a paid invoice of a subscription. */
const invoiceFor = (objects: StripeObjects, subscription: StripeObject, amountPaid: number) => {
  const start = secondsOf(new Date());
  return objects.make('in', {
    object: 'invoice',
    customer: subscription['customer'],
    status: 'paid',
    amount_paid: amountPaid,
    parent: { subscription_details: { subscription: subscription.id } },
    starting_balance: 0,
    ending_balance: 0,
    lines: listOf([{ id: 'il', amount: amountPaid, metadata: {}, period: periodFrom(start) }]),
  });
};

/**
 * Imitates Stripe's API as far as Giewel uses it, on this machine: created objects are stored, and a test lets
 * customers pay and cards fail. Call it at the top of the file.
 */
export const stripeStandIn = async () => {
  const objects = createStripeObjects();
  const state: StandInState = { unknownItem: 0, fail: null, failOn: null };
  const { url, requests } = await serve(objects, state);
  let events = 0;
  return Object.assign(state, {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: url,
    },
    requests,
    sign,
    thing: (id: unknown) => objects.get(id),
    pay: (address: string) => payOn(objects, address),
    charge: (customer: unknown, amount: number) =>
      objects.make('ch', { object: 'charge', customer, amount, amount_refunded: 0, paid: true }),
    ofKind: (object: string) => objects.all().filter((item) => item['object'] === object),
    invoice: (subscription: StripeObject, amountPaid: number) =>
      invoiceFor(objects, subscription, amountPaid),
    event: (type: string, object: StripeObject) => {
      events += 1;
      return JSON.stringify({
        id: `evt_${events}`,
        object: 'event',
        type,
        data: { object },
      });
    },
  });
};
