import { createHmac } from 'node:crypto';
import {
  answerTo,
  createThings,
  listOf,
  MONTH_SECONDS,
  periodFrom,
  secondsOf,
  type Thing,
  type Things,
} from './made-at-stripe.ts';
import { standIn } from './stand-in.ts';

const SECRET = 'whsec_stand_in';

interface StandInState {
  /** What stands at Stripe's on every bill, and nobody here knows of. */
  unknownItem: number;
  /** It answers nothing else while this is set. */
  fail: { status: number; body: object } | null;
  /** It refuses the card in these calls, and does the others. */
  failOn: RegExp | null;
}

/** Answers as Stripe does: a call repeated under its key gets the answer of the first. */
const serve = async (things: Things, state: StandInState) => {
  const server = await standIn();
  const answered = new Map<string, object>();
  server.answer = ({ method, path: address, body, headers }) => {
    if (state.fail) return state.fail;
    if (state.failOn?.test(`${method} ${address}`))
      return { status: 402, body: { error: { type: 'card_error', message: 'Declined' } } };
    const key = String(headers['idempotency-key'] ?? `unnamed ${server.requests.length}`);
    const [path = '', query = ''] = address.split('?');
    try {
      const fields = Object.fromEntries(new URLSearchParams(query || body));
      const given = { ...fields, unknownItem: String(state.unknownItem) };
      const answer = answered.get(key) ?? answerTo(things, `${method} ${path}`, given);
      answered.set(key, answer);
      return { body: answer };
    } catch (error) {
      return { status: 404, body: { error: { type: 'invalid_request_error', message: String(error) } } };
    }
  };
  return server;
};

const sign = (payload: string, at = new Date(), secret = SECRET) => {
  const time = secondsOf(at);
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex')}`;
};

/** Somebody pays on the page of this address. */
const payOn = (things: Things, url: string) => {
  const session = things.get(url.split('/').at(-1));
  const begins = secondsOf(new Date());
  const trialEnd = session['trialEnd'] as number | null;
  const item: Thing = {
    id: `si_${session.id}`,
    price: things.get(session['price']),
    current_period_start: begins,
    current_period_end: trialEnd ?? begins + MONTH_SECONDS,
  };
  const subscription = things.make('sub', {
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

/** What was taken for a subscription. */
const invoiceFor = (things: Things, subscription: Thing, amountPaid: number) => {
  const start = secondsOf(new Date());
  return things.make('in', {
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
 * Stripe's API as far as Giewel uses it, on this machine: what is made there is kept, and a test lets customers
 * pay and cards fail. Call it at the top of the file.
 */
export const stripeStandIn = async () => {
  const things = createThings();
  const state: StandInState = { unknownItem: 0, fail: null, failOn: null };
  const { url, requests } = await serve(things, state);
  let events = 0;
  return Object.assign(state, {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: url,
    },
    requests,
    sign,
    thing: (id: unknown) => things.get(id),
    pay: (address: string) => payOn(things, address),
    charge: (customer: unknown, amount: number) =>
      things.make('ch', { object: 'charge', customer, amount, amount_refunded: 0, paid: true }),
    ofKind: (object: string) => things.all().filter((thing) => thing['object'] === object),
    invoice: (subscription: Thing, amountPaid: number) => invoiceFor(things, subscription, amountPaid),
    event: (type: string, object: Thing) => {
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
