import { createHmac } from 'node:crypto';
import { standIn } from './stand-in.ts';

const SECRET = 'whsec_stand_in';

interface Thing {
  id: string;
  [field: string]: unknown;
}

type Fields = Record<string, string>;

const MONTH_SECONDS = 30 * 86_400;

const listed = (data: Thing[]) => ({ object: 'list', data, has_more: false });

const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

/**
 * Stripe's API as far as Giewel uses it, on this machine: what is made there is kept, and a test lets customers
 * pay, cards fail and time pass. Call it at the top of the file.
 */
export const stripeStandIn = async () => {
  const server = await standIn();
  const things = new Map<string, Thing>();
  const answered = new Map<string, Thing>();
  let count = 0;

  /** With a `fail` it answers nothing else. */
  const state: { fail: { status: number; body: object } | null } = { fail: null };

  const keep = (prefix: string, fields: object): Thing => {
    count += 1;
    const thing: Thing = { id: `${prefix}_${count}`, ...fields };
    things.set(thing.id, thing);
    return thing;
  };

  const thing = (id: unknown): Thing => {
    const found = things.get(String(id));
    if (!found) throw new Error(`The stand-in has no ${String(id)}`);
    return found;
  };

  const priceOf = (id: unknown) => thing(id);

  const makePrice = (fields: Fields) =>
    keep('price', {
      ...{
        lookup_key: fields['lookup_key'],
        unit_amount: Number(fields['unit_amount']),
        currency: fields['currency'],
      },
      tax_behavior: fields['tax_behavior'],
      metadata: { plan: fields['metadata[plan]'], period: fields['metadata[period]'] },
    });

  const makeSession = (fields: Fields) => {
    const session = keep('cs', {
      ...{ object: 'checkout.session', status: 'open', customer: fields['customer'], subscription: null },
      ...{
        price: fields['line_items[0][price]'],
        trialEnd: Number(fields['subscription_data[trial_end]']) || null,
      },
      success_url: fields['success_url'],
    });
    return Object.assign(session, { url: `https://checkout.stripe.example/${session.id}` });
  };

  const changeSubscription = (id: string, fields: Fields) => {
    const subscription = thing(id) as Thing & { items: { data: { price: unknown }[] } };
    const price = fields['items[0][price]'];
    const [item] = subscription.items.data;
    if (price && item) item.price = priceOf(price);
    if (fields['cancel_at_period_end']) {
      subscription['cancel_at_period_end'] = fields['cancel_at_period_end'] === 'true';
    }
    return subscription;
  };

  const act = (method: string, path: string, fields: Fields): Thing | object => {
    const [, , resource = '', id = '', verb = ''] = path.split('/');
    if (method === 'POST' && resource === 'customers') return keep('cus', { email: fields['email'] });
    if (method === 'GET' && resource === 'prices') {
      const wanted = fields['lookup_keys[0]'] ?? fields['lookup_keys[]'];
      return listed([...things.values()].filter((one) => one['lookup_key'] === wanted));
    }
    if (method === 'POST' && resource === 'prices') return makePrice(fields);
    if (method === 'POST' && resource === 'billing_portal') {
      return keep('bps', { url: `https://billing.stripe.example/${fields['customer']}` });
    }
    if (resource === 'checkout' && verb === '') return makeSession(fields);
    if (resource === 'checkout' && path.endsWith('/expire'))
      return Object.assign(thing(verb), { status: 'expired' });
    if (resource === 'checkout') return thing(verb);
    if (method === 'DELETE') return Object.assign(thing(id), { status: 'canceled', deleted: true });
    if (method === 'POST' && resource === 'subscriptions') return changeSubscription(id, fields);
    return thing(id);
  };

  server.answer = ({ method, path: address, body, headers }) => {
    const [path = '', query = ''] = address.split('?');
    if (state.fail) return state.fail;
    const key = headers['idempotency-key'];
    const known = typeof key === 'string' ? answered.get(key) : undefined;
    if (known) return { body: known };
    try {
      const answer = act(method, path, Object.fromEntries(new URLSearchParams(query || body)));
      // The client's own keys, for its retries, are new each time.
      if (typeof key === 'string') answered.set(key, answer as Thing);
      return { body: answer };
    } catch {
      return { status: 404, body: { error: { type: 'invalid_request_error', message: 'No such thing' } } };
    }
  };

  const sign = (payload: string, at = new Date(), secret = SECRET) => {
    const time = seconds(at);
    const signature = createHmac('sha256', secret).update(`${time}.${payload}`).digest('hex');
    return `t=${time},v1=${signature}`;
  };

  return Object.assign(state, {
    settings: {
      STRIPE_SECRET_KEY: 'sk_test_stand_in',
      STRIPE_WEBHOOK_SECRET: SECRET,
      STRIPE_API_BASE: server.url,
    },
    requests: server.requests,
    thing,
    sign,

    /** What Stripe posts about something, for whoever it concerns. */
    event: (type: string, subject: Thing) => {
      count += 1;
      return JSON.stringify({ id: `evt_${count}`, object: 'event', type, data: { object: subject } });
    },

    /** Somebody pays on the page of this address. */
    pay(url: string, now = new Date()) {
      const session = thing(url.split('/').at(-1));
      const begins = seconds(now);
      const trialEnd = session['trialEnd'] as number | null;
      const subscription = keep('sub', {
        ...{ object: 'subscription', customer: session['customer'], created: begins, cancel_at: null },
        ...{ status: trialEnd ? 'trialing' : 'active', cancel_at_period_end: false },
        items: listed([
          {
            ...{ id: `si_${session.id}`, price: priceOf(session['price']), current_period_start: begins },
            current_period_end: trialEnd ?? begins + MONTH_SECONDS,
          },
        ]),
      });
      Object.assign(session, { status: 'complete', subscription: subscription.id });
      return { session, subscription };
    },

    /** What was taken for a subscription. */
    invoice(subscription: Thing, amountPaid: number, now = new Date()) {
      const begins = seconds(now);
      return keep('in', {
        ...{ object: 'invoice', customer: subscription['customer'], status: 'paid', amount_paid: amountPaid },
        parent: { subscription_details: { subscription: subscription.id } },
        lines: listed([{ id: 'il', period: { start: begins, end: begins + MONTH_SECONDS } }]),
      });
    },
  });
};
